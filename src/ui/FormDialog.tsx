import { type ComponentProps, useId } from 'react'

import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FormDialog.module.css'

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'footer'> & {
  /** A verb: what the button does. Null, and no button, while there is nothing that it could do. */
  submitLabel: string | null
  isSubmitting?: boolean | undefined
  onSubmit: () => void
  /** Lays the fields out in another way than one below the other. */
  formClassName?: string | undefined
}

/** A dialog to fill in, open as long as it is mounted. What is wrong its fields say themselves. */
export function FormDialog({
  submitLabel,
  isSubmitting = false,
  onSubmit,
  formClassName = styles.form,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
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
          if (submitLabel !== null) onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
