import { recover } from '#src/storage/protection/unlocking.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { RECOVERY_CODE_LENGTH } from '#src/storage/vault/recoveryCode.ts'
import { harden } from '#src/storage/workers/harden.ts'
import shared from '#src/ui/shared.module.css'

import { NewPassphraseFields } from './NewPassphraseFields.tsx'
import { PASSPHRASE_CHANGED } from './passphraseWords.ts'
import styles from './protection.module.css'
import { SecretForm } from './SecretForm.tsx'
import type { UnlockingProps } from './unlockingProps.ts'
import { useNewPassphrase } from './useNewPassphrase.ts'
import { wrongRecoveryCode } from './wrongSecret.ts'

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
      if (recovered.ok) {
        toast({ text: PASSPHRASE_CHANGED })
        return onUnlocked()
      }
      if (recovered.error.kind === 'wrong') return wrongRecoveryCode('code')
      return failedSaving(recovered.error.kind)
    },
  })
  const { form } = chosen
  return (
    <SecretForm failure={chosen.failure} onSubmit={form.submit}>
      <p>
        Enter the recovery code and set a new passphrase. The old passphrase stops working; the
        recovery code stays the same.
      </p>
      <Field
        label="Recovery code"
        help={`The ${RECOVERY_CODE_LENGTH} letters and digits that your team printed or copied.`}
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
      <div className={shared.wrap}>
        <Button type="submit" variant="primary" disabled={form.isSubmitting}>
          {form.isSubmitting ? 'Checking…' : `Set passphrase and ${action.toLowerCase()}`}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Use the passphrase instead
        </Button>
      </div>
    </SecretForm>
  )
}
