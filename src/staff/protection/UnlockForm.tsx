import { useRef } from 'react'
import * as z from 'zod/mini'

import { unlock } from '#src/storage/protection/unlocking.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { harden } from '#src/storage/workers/harden.ts'
import shared from '#src/ui/shared.module.css'

import { PassphraseInput } from './PassphraseInput.tsx'
import { SecretForm } from './SecretForm.tsx'
import type { OtherAction, UnlockingProps } from './unlockingProps.ts'
import { wrongPassphrase } from './wrongSecret.ts'

const schema = z.strictObject({ passphrase: z.string().check(z.regex(/\S/)) })

/** Takes the passphrase. Wrong ones need no waits: checking one takes long enough. */
export function UnlockForm({
  action,
  onUnlocked,
  other,
  onRecover,
}: UnlockingProps & { onRecover: () => void }) {
  const pressed = useRef<OtherAction>(undefined)
  const form = useStaffForm({
    schema,
    start: { passphrase: '' },
    words: { passphrase: { invalid: 'Enter the passphrase' } },
    save: async ({ passphrase }) => {
      const unlocked = await unlock(passphrase, harden)
      if (unlocked.ok) return pressed.current?.onAllowed() ?? onUnlocked()
      if (unlocked.error.kind === 'wrong') return wrongPassphrase('passphrase')
      return failedSaving(unlocked.error.kind)
    },
  })
  const submit = (pressedAction?: OtherAction) => {
    pressed.current = pressedAction
    form.submit()
  }
  return (
    <SecretForm failure={form.failure} onSubmit={() => submit()}>
      <Field label="Team passphrase" error={form.errorOf('passphrase')}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The only thing to do on this page. */}
        <PassphraseInput autoFocus {...form.register('passphrase')} />
      </Field>
      <div className={shared.wrap}>
        <Button type="submit" variant="primary" disabled={form.isSubmitting}>
          {form.isSubmitting ? 'Checking…' : action}
        </Button>
        {other && (
          <Button disabled={form.isSubmitting} onClick={() => submit(other)}>
            {other.action}
          </Button>
        )}
        <Button variant="quiet" onClick={onRecover}>
          Use the recovery code
        </Button>
      </div>
    </SecretForm>
  )
}
