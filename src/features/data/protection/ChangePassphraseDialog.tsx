import { changePassphrase, isPassphrase } from '#src/db/protection/unlocking.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'
import { NewPassphraseFields } from '#src/parts/protection/NewPassphraseFields.tsx'
import { PassphraseInput } from '#src/parts/protection/PassphraseInput.tsx'
import { useNewPassphrase } from '#src/parts/protection/useNewPassphrase.ts'
import { announce } from '#src/ui/announce.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { harden } from '#src/workers/harden.ts'

const WRONG = 'This passphrase is incorrect'

/** Asks for the current passphrase, since the device may have been left unlocked. */
export function ChangePassphraseDialog({ onClose }: { onClose: () => void }) {
  const chosen = useNewPassphrase({
    asksFor: 'current',
    keep: async (passphrase, current) => {
      if (!(await isPassphrase(current, harden))) {
        announce(WRONG, 'assertive')
        return { field: 'current', text: WRONG }
      }
      const changed = await changePassphrase(passphrase, harden)
      if (!changed.ok) return failedSaving(changed.error.kind)
      toast({ text: 'Passphrase changed. The old one no longer works.' })
      onClose()
      return null
    },
  })
  const { form } = chosen
  return (
    <FormDialog
      onClose={onClose}
      title="Change passphrase"
      submitLabel={form.isSubmitting ? 'Changing…' : 'Change passphrase'}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={chosen.failure} />
      <p>
        The old passphrase stops working immediately, except for backups that were saved before. The
        recovery code stays the same.
      </p>
      <Field label="Current passphrase" error={form.errorOf('current')}>
        <PassphraseInput {...form.register('current')} />
      </Field>
      <NewPassphraseFields chosen={chosen} />
    </FormDialog>
  )
}
