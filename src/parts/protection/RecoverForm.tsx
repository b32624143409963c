import { recover } from '#src/db/protection/unlocking.ts'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { harden } from '#src/workers/harden.ts'

import { NewPassphraseFields } from './NewPassphraseFields.tsx'
import styles from './protection.module.css'
import type { UnlockingProps } from './unlockingProps.ts'
import { useNewPassphrase } from './useNewPassphrase.ts'

const WRONG = 'This recovery code is incorrect'

/** Replaces a lost passphrase. */
export function RecoverForm({
  action,
  onUnlocked,
  onBack,
}: UnlockingProps & { onBack: () => void }) {
  const chosen = useNewPassphrase({
    asksFor: 'code',
    keep: async (passphrase, code) => {
      const recovered = await recover(code, passphrase, harden)
      if (recovered.ok) return onUnlocked()
      if (recovered.error.kind !== 'wrong') return failedSaving(recovered.error.kind)
      announce(WRONG, 'assertive')
      return { field: 'code', text: WRONG }
    },
  })
  const { form } = chosen
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <FormFailure text={chosen.failure} />
      <p>
        Enter the recovery code and set a new passphrase. The old passphrase stops working; the
        recovery code stays the same.
      </p>
      <Field
        label="Recovery code"
        help="On the sheet that was printed when the passphrase was set."
        error={form.errorOf('code')}
      >
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It replaces the button that was pressed.
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={classes(styles.code)}
          {...form.register('code')}
        />
      </Field>
      <NewPassphraseFields chosen={chosen} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? 'Checking…' : `Set passphrase and ${action.toLowerCase()}`}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Use the passphrase
        </Button>
      </div>
    </form>
  )
}
