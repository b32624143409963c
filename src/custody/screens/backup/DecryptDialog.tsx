import * as z from 'zod/mini'

import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { PassphraseInput } from '#src/staff/protection/PassphraseInput.tsx'
import { wrongPassphrase } from '#src/staff/protection/wrongSecret.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { cancelRestore, decryptBackup } from './backupRestore.ts'

const schema = z.strictObject({ passphrase: z.string().check(z.regex(/\S/)) })

/** Asks for the passphrase of an encrypted backup. */
export function DecryptDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const form = useStaffForm({
    schema,
    start: { passphrase: '' },
    words: { passphrase: { invalid: 'Enter the passphrase' } },
    save: async ({ passphrase }) =>
      (await decryptBackup(file, passphrase)) ? null : wrongPassphrase('passphrase'),
  })
  const close = () => {
    cancelRestore()
    onClose()
  }
  return (
    <FormDialog
      onClose={close}
      title="This backup is encrypted"
      submitLabel={form.isSubmitting ? 'Opening…' : 'Open backup'}
      isDirty={false}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <p>
        {`Enter the passphrase that was set when ${fileNameText(file.name)} was saved. Nothing on this device changes yet.`}
      </p>
      <Field label="Passphrase of this backup" error={form.errorOf('passphrase')}>
        <PassphraseInput {...form.register('passphrase')} />
      </Field>
    </FormDialog>
  )
}
