import { type ReactNode, useRef } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** The data that will be lost or changed. */
  children?: ReactNode
  /** A verb: what the button does. */
  confirmLabel: string
  cancelLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that can't be undone. The safe button has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      initialFocus={harmless}
      isBodyRead
      footer={
        <>
          <Button ref={harmless} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
