import { useId, useState } from 'react'

import { type Prepared, prepareProtection } from '#src/custody/storage/protection/turning.ts'
import { NewPassphraseFields } from '#src/staff/protection/NewPassphraseFields.tsx'
import { SecretForm } from '#src/staff/protection/SecretForm.tsx'
import { useNewPassphrase } from '#src/staff/protection/useNewPassphrase.ts'
import { harden } from '#src/storage/workers/harden.ts'

import { PassDialog } from './PassDialog.tsx'
import { OTHER_TABS, TURN_ON } from './passWords.ts'
import { startSealing } from './protectionPass.ts'
import { RecoveryCode } from './RecoveryCode.tsx'

const STEPS = {
  passphrase: 'Step 1 of 3: team passphrase',
  code: 'Step 2 of 3: recovery code',
  pass: 'Step 3 of 3: encryption',
} as const

const STOP = {
  title: 'Stop turning on protection?',
  text: 'Protection stays off. The passphrase and the recovery code shown here won’t work.',
}

/** The passphrase, then the recovery code, then the pass over what is stored. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const [isStarted, setStarted] = useState(false)
  const formId = useId()
  const chosen = useNewPassphrase({
    keep: async (passphrase) => {
      setPrepared(await prepareProtection(passphrase, harden))
      return null
    },
  })
  const { form } = chosen
  return (
    <PassDialog
      pass="sealing"
      title={TURN_ON}
      description={STEPS[isStarted ? 'pass' : prepared === null ? 'passphrase' : 'code']}
      submit={{
        formId,
        label: prepared !== null ? TURN_ON : form.isSubmitting ? 'Preparing…' : 'Continue',
        variant: 'primary',
        isSubmitting: prepared === null && form.isSubmitting,
      }}
      isStarted={isStarted}
      question={prepared === null && !form.isDirty ? null : STOP}
      onClose={onClose}
    >
      {prepared === null ? (
        <SecretForm id={formId} failure={chosen.failure} onSubmit={form.submit}>
          <p>
            Everyone on the team uses the same passphrase. TalentFlow asks for it whenever a page is
            opened or reloaded, and after 10 minutes of inactivity.
          </p>
          <NewPassphraseFields chosen={chosen} />
        </SecretForm>
      ) : (
        <RecoveryCode
          recoveryCode={prepared.recoveryCode}
          formId={formId}
          note={OTHER_TABS}
          onConfirmed={() => {
            startSealing(prepared)
            setStarted(true)
            return Promise.resolve(null)
          }}
        />
      )}
    </PassDialog>
  )
}
