import * as z from 'zod/mini'

import { isPassphrase } from '#src/storage/protection/unlocking.ts'
import type { Colleague } from '#src/storage/device/team.ts'
import { removePin } from '#src/storage/device/teamChanges.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { PassphraseInput } from '#src/staff/protection/PassphraseInput.tsx'
import { useProtection } from '#src/staff/protection/useProtection.ts'
import { wrongPassphrase } from '#src/staff/protection/wrongSecret.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import type { Harden } from '#src/storage/vault/argon2id.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

const schema = z.strictObject({ passphrase: z.string() })

/** For a forgotten PIN: with the team passphrase if there is one, else under the name of who does it. */
export function RemovePinDialog({
  of: { id, name },
  harden,
  onClose,
}: {
  of: Pick<Colleague, 'id' | 'name'>
  /** Turns the passphrase into a key, in a worker. */
  harden: Harden
  onClose: () => void
}) {
  const byPassphrase = useProtection()?.kind === 'unlocked'
  const form = useStaffForm({
    schema,
    start: { passphrase: '' },
    words: {},
    save: async ({ passphrase }) => {
      if (byPassphrase && passphrase.trim() === '')
        return { field: 'passphrase' as const, text: 'Enter the passphrase' }
      if (byPassphrase && !(await isPassphrase(passphrase, harden)))
        return wrongPassphrase('passphrase')
      const removed = await removePin(id, { byPassphrase })
      if (!removed.ok) return failedSaving(removed.error.kind)
      toast({ text: `The PIN of ${name} was removed` })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Remove ${name}’s PIN`}
      submitLabel={form.isSubmitting ? 'Removing…' : 'Remove PIN'}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <p>
        {`Anyone at this device can then continue as ${name}, until a new PIN is set. ${name} will see ${byPassphrase ? 'when it was removed.' : 'when you removed it.'}`}
      </p>
      {byPassphrase ? (
        <Field label="Team passphrase" error={form.errorOf('passphrase')}>
          <PassphraseInput {...form.register('passphrase')} />
        </Field>
      ) : null}
    </FormDialog>
  )
}
