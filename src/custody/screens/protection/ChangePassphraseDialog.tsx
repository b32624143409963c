import { changePassphrase, isPassphrase } from '#src/storage/protection/unlocking.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { NewPassphraseFields } from '#src/staff/protection/NewPassphraseFields.tsx'
import { PassphraseInput } from '#src/staff/protection/PassphraseInput.tsx'
import { PASSPHRASE_CHANGED } from '#src/staff/protection/passphraseWords.ts'
import { wrongPassphrase } from '#src/staff/protection/wrongSecret.ts'
import { useNewPassphrase } from '#src/staff/protection/useNewPassphrase.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { harden } from '#src/storage/workers/harden.ts'

/** Asks for the current passphrase, since the device may have been left unlocked. */
export function ChangePassphraseDialog({ onClose }: { onClose: () => void }) {
  const chosen = useNewPassphrase({
    asksFor: 'current',
    keep: async (passphrase, current) => {
      if (!(await isPassphrase(current, harden))) return wrongPassphrase('current')
      const changed = await changePassphrase(passphrase, harden)
      if (!changed.ok) return failedSaving(changed.error.kind)
      toast({ text: PASSPHRASE_CHANGED })
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
        The old passphrase stops working immediately. Backups saved earlier still open with the old
        passphrase. The recovery code stays the same.
      </p>
      <Field label="Current passphrase" error={form.errorOf('current')}>
        <PassphraseInput {...form.register('current')} />
      </Field>
      <NewPassphraseFields chosen={chosen} />
    </FormDialog>
  )
}
