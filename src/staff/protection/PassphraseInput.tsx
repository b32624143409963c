import { type ComponentProps, useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

import styles from './protection.module.css'

/** Hidden until somebody asks to see it. No browser is to keep it. */
export function PassphraseInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.input}>
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <Button
        aria-label={isShown ? 'Hide the passphrase' : 'Show the passphrase'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </div>
  )
}
