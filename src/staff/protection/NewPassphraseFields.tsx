import { useEffect, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import shared from '#src/ui/shared.module.css'
import { passphraseBits } from '#src/storage/vault/passphrase.ts'

import { copySecret } from './copySecret.ts'
import { PassphraseInput } from './PassphraseInput.tsx'
import styles from './protection.module.css'
import type { NewPassphrase } from './useNewPassphrase.ts'
import { CANT_JUDGE, strengthWords } from './strengthWords.ts'

/** A generated passphrase or an own one, then the same again. */
export function NewPassphraseFields({ chosen }: { chosen: NewPassphrase }) {
  const { form, isOwn } = chosen
  return (
    <div className={styles.fields}>
      {isOwn ? <Own chosen={chosen} /> : <Offered chosen={chosen} />}
      <Field
        label="Confirm the passphrase"
        help={
          isOwn
            ? undefined
            : 'First save it in a password manager or write it down. Then type it here.'
        }
        error={form.errorOf('again')}
      >
        <PassphraseInput {...form.register('again')} />
      </Field>
    </div>
  )
}

function Offered({ chosen: { offered, offerAnother, ...chosen } }: { chosen: NewPassphrase }) {
  const id = useId()
  return (
    <div className={shared.stack}>
      <p id={id} className={styles.label}>
        New passphrase
      </p>
      <output className={styles.words} aria-labelledby={id}>
        {offered}
      </output>
      <div className={shared.wrap}>
        <Button size="small" onClick={offerAnother}>
          Generate another
        </Button>
        <Button
          size="small"
          disabled={offered === null}
          onClick={() => void copySecret(offered ?? '', 'Passphrase')}
        >
          Copy
        </Button>
        <Button
          size="small"
          onClick={() => chosen.chooseOwn(true)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It replaces the button that was pressed.
          autoFocus={chosen.wasOwn}
        >
          Use my own
        </Button>
      </div>
    </div>
  )
}

function Own({ chosen: { form, chooseOwn } }: { chosen: NewPassphrase }) {
  const typed = useWatch({ control: form.control, name: 'own' })
  const strength = useStrength(typed)
  const error = form.errorOf('own')
  return (
    <div className={shared.stack}>
      <Field
        label="New passphrase"
        help="Use seven unusual words or 20 random characters. Capital letters and extra spaces are ignored."
        error={error}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- It replaces the button that was pressed. */}
        <PassphraseInput autoFocus {...form.register('own')} />
      </Field>
      <output className={styles.strength}>{error === undefined ? strength : ''}</output>
      <div className={shared.wrap}>
        <Button size="small" onClick={() => chooseOwn(false)}>
          Use a generated one
        </Button>
      </div>
    </div>
  )
}

/** Estimated in a pause of typing. */
const PAUSE_MS = 300

/** How hard a typed passphrase is to guess, in words; empty if there is nothing to say. */
function useStrength(typed: string): string {
  const [found, setFound] = useState({ typed: '', words: '' })
  useEffect(() => {
    let isOver = false
    const estimate = async () => {
      const words = await passphraseBits(typed).then(strengthWords, () => CANT_JUDGE)
      if (!isOver) setFound({ typed, words })
    }
    const timer = setTimeout(() => void estimate(), PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [typed])
  return typed.trim() === '' ? '' : found.words
}
