import { useId, useState } from 'react'

import { isLeftSealed } from '#src/custody/storage/damaged.ts'
import { isPassphrase } from '#src/storage/protection/unlocking.ts'
import { useDamaged } from '#src/custody/screens/useDamaged.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { PassphraseInput } from '#src/staff/protection/PassphraseInput.tsx'
import { SecretForm } from '#src/staff/protection/SecretForm.tsx'
import { wrongPassphrase } from '#src/staff/protection/wrongSecret.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { harden } from '#src/storage/workers/harden.ts'

import { passphraseForm } from './passphraseForm.ts'
import { PassDialog } from './PassDialog.tsx'
import { OTHER_TABS, TURN_OFF } from './passWords.ts'
import { startOpening } from './protectionPass.ts'

/** Asks for the passphrase, then stores everything in plain text again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [isStarted, setStarted] = useState(false)
  const formId = useId()
  const staying = useDamaged().filter(isLeftSealed).length
  const form = useStaffForm({
    ...passphraseForm,
    save: async ({ passphrase }) => {
      if (!(await isPassphrase(passphrase, harden))) return wrongPassphrase('passphrase')
      startOpening()
      setStarted(true)
      return null
    },
  })
  return (
    <PassDialog
      pass="opening"
      title={TURN_OFF}
      submit={{
        formId,
        label: form.isSubmitting ? 'Checking…' : TURN_OFF,
        variant: 'danger',
        isSubmitting: form.isSubmitting,
      }}
      isStarted={isStarted}
      question={null}
      onClose={onClose}
    >
      <SecretForm id={formId} failure={form.failure} onSubmit={form.submit}>
        <p>
          {`Nothing will be encrypted any more: anyone who can open this browser on this device will be able to read everything. The passphrase and the recovery code will stop working. ${OTHER_TABS}`}
        </p>
        {staying === 0 ? null : <p>{stayingWords(staying)}</p>}
        <Field label="Team passphrase" error={form.errorOf('passphrase')}>
          <PassphraseInput {...form.register('passphrase')} />
        </Field>
      </SecretForm>
    </PassDialog>
  )
}

/** Counts the records that can't be decrypted because they can't be read. */
function stayingWords(count: number): string {
  return count === 1
    ? '1 record can’t be read, because it is damaged or from a newer version. It stays encrypted, and no passphrase will open it again. To repair it, keep protection on.'
    : `${numberText(count)} records can’t be read, because they are damaged or from a newer version. They stay encrypted, and no passphrase will open them again. To repair them, keep protection on.`
}
