import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'

import { ExportDialog, type ExportDialogProps } from './ExportDialog.tsx'

/** Opens the dialog in which responses are exported. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Download size={16} />} onClick={() => setOpen(true)}>
        Export
      </Button>
      {isOpen ? <ExportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
