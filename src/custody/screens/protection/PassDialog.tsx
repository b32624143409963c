import { type ReactNode, useEffect, useRef, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

import { type Pass, protectionPass, stopPass } from './protectionPass.ts'
import { PassProgress } from './PassProgress.tsx'
import styles from './Protection.module.css'

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
              disabled={submit.isSubmitting}
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

interface StopPassDialogProps {
  open: boolean
  onStop: () => void
  onCancel: () => void
}

/** Asks before the pass over what is stored stops early. Closes by itself when the pass ends. */
function StopPassDialog({ open, onStop, onCancel }: StopPassDialogProps) {
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

const DONE: Readonly<Record<Pass, string>> = {
  sealing:
    'Protection is on. Only your team can read answers, answer keys, notes, access codes and files. This device locks after 10 minutes of inactivity.',
  opening: 'Protection is off. Anyone who can open this browser can read everything.',
}

/** The pass over what is stored, to its end, in a dialog. */
function PassBody({ pass }: { pass: Pass }) {
  const { kind } = useStore(protectionPass)
  return (
    <Focused key={kind}>
      {kind === 'idle' ? (
        <output>{DONE[pass]}</output>
      ) : (
        <>
          <PassProgress pending={pass} />
          {kind === 'running' ? (
            <p>
              Keep this page open. If it is closed, this continues when the device is next unlocked.
            </p>
          ) : null}
        </>
      )}
    </Focused>
  )
}

/** Takes the focus of a button that is no longer there. */
function Focused({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.focus(), [])
  return (
    <div ref={body} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}
