import type { ComponentProps, ReactNode } from 'react'

import { classes } from '#src/ui/classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

type NumberInputProps = ComponentProps<'input'> & {
  /** Shown after the number; repeat it in the label or help. */
  unit?: ReactNode
}

/**
 * A number as text, because `type="number"` discards what it can't parse, and letters must be kept
 * for the error message.
 */
export function NumberInput({ className, unit, ...rest }: NumberInputProps) {
  const input = (
    <input
      {...useField()}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={classes(styles.input, styles.number, className)}
      {...rest}
    />
  )
  if (unit === undefined || unit === null || unit === '') return input
  return (
    <span className={styles.withUnit}>
      {input}
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  )
}
