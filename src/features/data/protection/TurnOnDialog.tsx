import { useId, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { type Prepared, prepareProtection } from '#src/db/protection/turning.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'
import { NewPassphraseFields } from '#src/parts/protection/NewPassphraseFields.tsx'
import { useNewPassphrase } from '#src/parts/protection/useNewPassphrase.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { harden } from '#src/workers/harden.ts'

import { PassBody } from './PassBody.tsx'
import styles from './Protection.module.css'
import { protectionPass, startSealing } from './protectionPass.ts'
import { RecoveryCode } from './RecoveryCode.tsx'
import { StopPassDialog } from './StopPassDialog.tsx'

const STEPS = {
  passphrase: 'Step 1 of 3: the passphrase',
  code: 'Step 2 of 3: the recovery code',
  pass: 'Step 3 of 3: what is stored',
} as const

/** The passphrase, then the recovery code, then the pass over what is stored. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const [isStarted, setStarted] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const pass = useStore(protectionPass)
  const formId = useId()
  const chosen = useNewPassphrase({
    keep: async (passphrase) => {
      setPrepared(await prepareProtection(passphrase, harden))
      return null
    },
  })
  const { form } = chosen
  const isOver = isStarted && pass.kind !== 'running'
  const close = () => {
    const isUntouched = prepared === null && !form.isDirty
    if (isUntouched || isOver) onClose()
    else setAsking(true)
  }
  const step = isStarted ? 'pass' : prepared === null ? 'passphrase' : 'code'
  return (
    <Dialog
      open
      onClose={close}
      keepOpenOutside={form.isDirty || step !== 'passphrase'}
      title="Set a team passphrase"
      description={STEPS[step]}
      footer={
        step === 'pass' ? (
          <Button variant={pass.kind === 'idle' ? 'primary' : 'secondary'} onClick={close}>
            {pass.kind === 'idle' ? 'Done' : isOver ? 'Close' : 'Stop'}
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              aria-disabled={step === 'passphrase' && form.isSubmitting}
            >
              {step === 'code'
                ? 'Turn protection on'
                : form.isSubmitting
                  ? 'Preparing…'
                  : 'Continue'}
            </Button>
          </>
        )
      }
    >
      {isStarted ? (
        <PassBody pass="sealing" />
      ) : prepared === null ? (
        <form
          id={formId}
          className={styles.step}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            form.submit()
          }}
        >
          <FormFailure text={chosen.failure} />
          <p>
            Everyone on the team uses the same passphrase. It is asked for whenever TalentFlow is
            opened.
          </p>
          <NewPassphraseFields chosen={chosen} />
        </form>
      ) : (
        <RecoveryCode
          recoveryCode={prepared.recoveryCode}
          formId={formId}
          onConfirmed={() => {
            startSealing(prepared)
            setStarted(true)
          }}
        />
      )}
      {isStarted ? (
        <StopPassDialog open={isAsking} onStop={onClose} onCancel={() => setAsking(false)} />
      ) : (
        <ConfirmDialog
          open={isAsking}
          title="Stop setting a passphrase?"
          confirmLabel="Stop"
          cancelLabel="Keep going"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>Protection stays off. The passphrase and the recovery code shown here won’t work.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
