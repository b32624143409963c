import type { ComponentProps, ReactNode } from 'react'

import { classes } from './classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

type NumberInputProps = ComponentProps<'input'> & {
  /** Drawn after the number; say it in the label or the help as well. */
  unit?: ReactNode
}

/**
 * A number as text: `type="number"` throws away what it cannot read, and letters must stay to be
 * told what is wrong with them.
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
