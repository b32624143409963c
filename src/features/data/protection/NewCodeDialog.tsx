import { useId, useState } from 'react'

import { newRecoveryCode } from '#src/db/protection/protection.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { harden } from '#src/workers/harden.ts'

import { RecoveryCode } from './RecoveryCode.tsx'

const TITLE = 'New recovery code'

/** Asks first, because the old code stops working at once. */
export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState<string | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [failure, setFailure] = useState<string>()
  const create = async () => {
    if (isCreating) return
    setCreating(true)
    const created = await newRecoveryCode(harden)
    setCreating(false)
    if (created.ok) setCode(created.value)
    else setFailure(failedSaving(created.error.kind).text)
  }
  if (code !== null) return <Shown code={code} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLE}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" aria-disabled={isCreating} onClick={() => void create()}>
            {isCreating ? 'Creating…' : 'Create recovery code'}
          </Button>
        </>
      }
    >
      <FormFailure text={failure} />
      <p>The old recovery code stops working at once. The passphrase stays the same.</p>
    </Dialog>
  )
}

function Shown({ code, onClose }: { code: string; onClose: () => void }) {
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      open
      onClose={() => setAsking(true)}
      keepOpenOutside
      title={TITLE}
      footer={
        <Button variant="primary" type="submit" form={id}>
          Done
        </Button>
      }
    >
      <RecoveryCode
        recoveryCode={code}
        formId={id}
        onConfirmed={() => {
          toast({ text: 'Recovery code replaced. The old one no longer works.' })
          onClose()
        }}
      />
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
