import type { ComponentProps } from 'react'

import { TextInput } from '#src/ui/controls/TextInput.tsx'

import styles from './PinInput.module.css'

/**
 * Not a password input: a browser would offer to save the PIN, and then enter it for whoever holds
 * the device.
 */
export function PinInput(props: ComponentProps<'input'>) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      className={styles.hidden}
      {...props}
    />
  )
}
