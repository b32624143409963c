import { useId, useState } from 'react'

import {
  type PreparedCode,
  prepareRecoveryCode,
  replaceRecoveryCode,
} from '#src/db/protection/unlocking.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { harden } from '#src/workers/harden.ts'

import { REPLACE_CODE } from './passWords.ts'
import { RecoveryCode } from './RecoveryCode.tsx'

/** Replaces the code only when the new one was written down: until then the old one works. */
export function ReplaceCodeDialog({ onClose }: { onClose: () => void }) {
  const [prepared, setPrepared] = useState<PreparedCode | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const create = async () => {
    if (isCreating) return
    setCreating(true)
    setPrepared(await prepareRecoveryCode(harden))
  }
  const replace = async (code: PreparedCode) => {
    const replaced = await replaceRecoveryCode(code)
    if (!replaced.ok) return failedSaving(replaced.error.kind)
    toast({ text: 'Recovery code replaced. The old one no longer works.' })
    onClose()
    return null
  }
  const close = () => (prepared === null ? onClose() : setAsking(true))
  return (
    <Dialog
      open
      onClose={close}
      keepOpenOutside={prepared !== null}
      title={REPLACE_CODE}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          {prepared === null ? (
            <Button variant="primary" aria-disabled={isCreating} onClick={() => void create()}>
              {isCreating ? 'Creating…' : 'Create new code'}
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={formId}>
              {REPLACE_CODE}
            </Button>
          )}
        </>
      }
    >
      {prepared === null ? (
        <p>
          You get a new code to print or copy. Once you confirm it, the old code stops working.
          Backups saved earlier still open with the old code. The passphrase stays the same.
        </p>
      ) : (
        <RecoveryCode
          recoveryCode={prepared.recoveryCode}
          formId={formId}
          onConfirmed={() => replace(prepared)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title="Stop replacing the recovery code?"
        confirmLabel="Stop"
        cancelLabel="Keep going"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>The old code keeps working. The one shown here won’t work.</p>
      </ConfirmDialog>
    </Dialog>
  )
}
