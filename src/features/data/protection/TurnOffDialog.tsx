import { useId, useState } from 'react'
import * as z from 'zod/mini'

import { useStore } from '#src/base/useStore.ts'
import { isPassphrase } from '#src/db/protection/unlocking.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'
import { useStaffForm } from '#src/parts/forms/useStaffForm.ts'
import { PassphraseInput } from '#src/parts/protection/PassphraseInput.tsx'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { harden } from '#src/workers/harden.ts'

import { PassBody } from './PassBody.tsx'
import styles from './Protection.module.css'
import { protectionPass, startOpening } from './protectionPass.ts'
import { StopPassDialog } from './StopPassDialog.tsx'

const TITLE = 'Turn protection off'
const WRONG = 'This passphrase is incorrect'

const schema = z.strictObject({ passphrase: z.string().check(z.regex(/\S/)) })

/** Asks for the passphrase, then stores everything in plain text again. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [isStarted, setStarted] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const pass = useStore(protectionPass)
  const formId = useId()
  const form = useStaffForm({
    schema,
    start: { passphrase: '' },
    words: { passphrase: { invalid: 'Enter the passphrase' } },
    save: async ({ passphrase }) => {
      if (!(await isPassphrase(passphrase, harden))) {
        // The field has the focus already, so its new description is not read by itself.
        announce(WRONG, 'assertive')
        return { field: 'passphrase', text: WRONG }
      }
      startOpening()
      setStarted(true)
      return null
    },
  })
  const isRunning = isStarted && pass.kind === 'running'
  const close = () => (isRunning ? setAsking(true) : onClose())
  return (
    <Dialog
      open
      onClose={close}
      keepOpenOutside={isStarted}
      title={TITLE}
      footer={
        isStarted ? (
          <Button variant={pass.kind === 'idle' ? 'primary' : 'secondary'} onClick={close}>
            {isRunning ? 'Stop' : pass.kind === 'idle' ? 'Done' : 'Close'}
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" type="submit" form={formId} aria-disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Checking…' : TITLE}
            </Button>
          </>
        )
      }
    >
      {isStarted ? (
        <PassBody pass="opening" />
      ) : (
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
          <FormFailure text={form.failure} />
          <p>
            Everything will be stored in plain text again: anyone who can open this browser on this
            device can read it. The passphrase and the recovery code stop working.
          </p>
          <Field label="Team passphrase" error={form.errorOf('passphrase')}>
            <PassphraseInput {...form.register('passphrase')} />
          </Field>
        </form>
      )}
      <StopPassDialog open={isAsking} onStop={onClose} onCancel={() => setAsking(false)} />
    </Dialog>
  )
}
