import { useId, useState } from 'react'

import {
  isPassphrase,
  type PreparedCode,
  prepareRecoveryCode,
  replaceRecoveryCode,
} from '#src/storage/protection/unlocking.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { PassphraseInput } from '#src/staff/protection/PassphraseInput.tsx'
import { SecretForm } from '#src/staff/protection/SecretForm.tsx'
import { wrongPassphrase } from '#src/staff/protection/wrongSecret.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { harden } from '#src/storage/workers/harden.ts'

import { passphraseForm } from './passphraseForm.ts'
import { REPLACE_CODE } from './passWords.ts'
import { RecoveryCode } from './RecoveryCode.tsx'

/**
 * Asks for the passphrase, since the device may have been left unlocked. Replaces the code only when
 * the new one was written down: until then the old one works.
 */
export function ReplaceCodeDialog({ onClose }: { onClose: () => void }) {
  const [prepared, setPrepared] = useState<PreparedCode | null>(null)
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const form = useStaffForm({
    ...passphraseForm,
    save: async ({ passphrase }) => {
      if (!(await isPassphrase(passphrase, harden))) return wrongPassphrase('passphrase')
      setPrepared(await prepareRecoveryCode(harden))
      return null
    },
  })
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
            <Button variant="primary" type="submit" form={formId} disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Creating…' : 'Create new code'}
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
        <SecretForm id={formId} failure={form.failure} onSubmit={form.submit}>
          <p>
            You get a new code to print or copy. Once you confirm it, the old code stops working.
            Backups saved earlier still open with the old code. The passphrase stays the same.
          </p>
          <Field label="Team passphrase" error={form.errorOf('passphrase')}>
            <PassphraseInput {...form.register('passphrase')} />
          </Field>
        </SecretForm>
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
