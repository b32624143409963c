import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { NewPassphraseFields } from '#src/staff/protection/NewPassphraseFields.tsx'
import { useNewPassphrase } from '#src/staff/protection/useNewPassphrase.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { saveBackup } from './backupSave.ts'

/** Saves a backup that opens with a passphrase of its own, which is stored nowhere. */
export function EncryptDialog({ onClose }: { onClose: () => void }) {
  const chosen = useNewPassphrase({
    keep: (passphrase) => {
      void saveBackup(passphrase)
      onClose()
      return Promise.resolve(null)
    },
  })
  const { form } = chosen
  return (
    <FormDialog
      onClose={onClose}
      title="Save an encrypted backup"
      submitLabel="Save backup"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={chosen.failure} />
      <p>
        Nobody can open the file without this passphrase, which isn’t stored anywhere. It opens this
        file only.
      </p>
      <NewPassphraseFields chosen={chosen} />
    </FormDialog>
  )
}
