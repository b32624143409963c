import { changePassphrase } from '#src/db/protection/unlocking.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'
import { NewPassphraseFields } from '#src/parts/protection/NewPassphraseFields.tsx'
import { useNewPassphrase } from '#src/parts/protection/useNewPassphrase.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { harden } from '#src/workers/harden.ts'

export function ChangePassphraseDialog({ onClose }: { onClose: () => void }) {
  const chosen = useNewPassphrase({
    keep: async (passphrase) => {
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
      <p>The old passphrase stops working immediately. The recovery code stays the same.</p>
      <NewPassphraseFields chosen={chosen} />
    </FormDialog>
  )
}
