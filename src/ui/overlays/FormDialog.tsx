import { type ComponentProps, useId, useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FormDialog.module.css'

type FormDialogProps = Omit<
  ComponentProps<typeof Dialog>,
  'open' | 'footer' | 'keepOpenOutside'
> & {
  /** A verb: what the button does. Null hides the button while there is nothing to submit. */
  submitLabel: string | null
  /** Replaces *Cancel* where there is nothing to cancel any more. */
  closeLabel?: string
  /** Whether the form is being saved: submitting it again does nothing. */
  isSubmitting: boolean
  /** There is unsaved input: a click outside doesn't close the dialog, and closing asks first. */
  isDirty: boolean
  onSubmit: () => void
  /** A class for another layout than one field per line. */
  formClassName?: string | undefined
}

/** A dialog with a form, open while it is mounted. Fields show their own errors. */
export function FormDialog({
  submitLabel,
  closeLabel = 'Cancel',
  isSubmitting,
  isDirty,
  onSubmit,
  formClassName = styles.form,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const form = useId()
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <Dialog
      open
      onClose={close}
      keepOpenOutside={isDirty}
      footer={
        <>
          <Button onClick={close}>{closeLabel}</Button>
          {submitLabel === null ? null : (
            <Button variant="primary" type="submit" form={form} disabled={isSubmitting}>
              {submitLabel}
            </Button>
          )}
        </>
      }
      {...rest}
    >
      <form
        id={form}
        className={formClassName}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (submitLabel !== null && !isSubmitting) onSubmit()
        }}
      >
        {children}
      </form>
      <ConfirmDialog
        open={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>They haven’t been saved.</p>
      </ConfirmDialog>
    </Dialog>
  )
}
