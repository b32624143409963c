import { type ReactNode, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

import { PassBody } from './PassBody.tsx'
import { type Pass, protectionPass } from './protectionPass.ts'
import { StopPassDialog } from './StopPassDialog.tsx'

interface PassDialogProps {
  pass: Pass
  title: string
  description?: string
  /** The button of the form in `children`. */
  submit: {
    formId: string
    label: string
    variant: 'primary' | 'danger'
    isSubmitting: boolean
  }
  /** The form was submitted, and the pass follows it. */
  isStarted: boolean
  /** The question before the form is closed. Null if nothing would be lost. */
  question: { title: string; text: string } | null
  onClose: () => void
  children: ReactNode
}

/** A form, then the pass over all records that it starts. Neither is closed by mistake. */
export function PassDialog({
  pass,
  title,
  description,
  submit,
  isStarted,
  question,
  onClose,
  children,
}: PassDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const { kind } = useStore(protectionPass)
  const isRunning = isStarted && kind === 'running'
  const asksFirst = isStarted ? isRunning : question !== null
  const close = () => (asksFirst ? setAsking(true) : onClose())
  return (
    <Dialog
      open
      onClose={close}
      keepOpenOutside={isStarted || question !== null}
      title={title}
      description={description}
      footer={
        isStarted ? (
          <Button variant={kind === 'idle' ? 'primary' : 'secondary'} onClick={close}>
            {isRunning ? 'Stop' : kind === 'idle' ? 'Done' : 'Close'}
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant={submit.variant}
              type="submit"
              form={submit.formId}
              aria-disabled={submit.isSubmitting}
            >
              {submit.label}
            </Button>
          </>
        )
      }
    >
      {isStarted ? <PassBody pass={pass} /> : children}
      {isStarted || question === null ? (
        <StopPassDialog open={isAsking} onStop={onClose} onCancel={() => setAsking(false)} />
      ) : (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          confirmLabel="Stop"
          cancelLabel="Keep going"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
