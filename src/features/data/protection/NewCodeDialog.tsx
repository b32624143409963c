import { useId, useState } from 'react'

import { newRecoveryCode } from '#src/db/protection/unlocking.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { harden } from '#src/workers/harden.ts'

import { RecoveryCode } from './RecoveryCode.tsx'

/** Asks first, because the old code stops working immediately. */
export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState<string | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const formId = useId()
  const create = async () => {
    if (isCreating) return
    setCreating(true)
    const created = await newRecoveryCode(harden)
    setCreating(false)
    if (created.ok) setCode(created.value)
    else setFailure(failedSaving(created.error.kind).text)
  }
  const close = () => (code === null ? onClose() : setAsking(true))
  return (
    <Dialog
      open
      onClose={close}
      keepOpenOutside={code !== null}
      title="New recovery code"
      footer={
        code === null ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" aria-disabled={isCreating} onClick={() => void create()}>
              {isCreating ? 'Creating…' : 'Create recovery code'}
            </Button>
          </>
        ) : (
          <Button variant="primary" type="submit" form={formId}>
            Done
          </Button>
        )
      }
    >
      <FormFailure text={failure} />
      {code === null ? (
        <p>The old recovery code stops working immediately. The passphrase stays the same.</p>
      ) : (
        <RecoveryCode
          recoveryCode={code}
          formId={formId}
          onConfirmed={() => {
            toast({ text: 'Recovery code replaced. The old one no longer works.' })
            onClose()
          }}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title="Close without a copy?"
        confirmLabel="Close"
        cancelLabel="Keep it open"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>
          The old code no longer works, and this one is never shown again. You can create another
          one while the device is unlocked.
        </p>
      </ConfirmDialog>
    </Dialog>
  )
}
