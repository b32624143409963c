import { useStore } from '#src/base/useStore.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'

import { protectionPass, stopPass } from './protectionPass.ts'

interface StopPassDialogProps {
  open: boolean
  onStop: () => void
  onCancel: () => void
}

/** Asks before the pass over what is stored stops early. Closes by itself when the pass ends. */
export function StopPassDialog({ open, onStop, onCancel }: StopPassDialogProps) {
  const { kind } = useStore(protectionPass)
  return (
    <ConfirmDialog
      open={open && kind === 'running'}
      title="Stop before this is finished?"
      confirmLabel="Stop"
      cancelLabel="Keep going"
      onConfirm={() => {
        void stopPass()
        onStop()
      }}
      onCancel={onCancel}
    >
      <p>
        Nothing is lost. The rest stays as it is until you continue on the data page, or until the
        device is next unlocked.
      </p>
    </ConfirmDialog>
  )
}
