import { type ComponentProps, type ReactNode, useId } from 'react'

import { classes } from '#src/ui/classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

type NumberInputProps = ComponentProps<'input'> & {
  /** Shown after the number, and read with the help or error. */
  unit?: ReactNode
}

/**
 * A number as text, because `type="number"` discards what it can't parse, and letters must be kept
 * for the error message.
 */
export function NumberInput({ className, unit, ...rest }: NumberInputProps) {
  const field = useField()
  const unitId = useId()
  const hasUnit = unit !== undefined && unit !== null && unit !== ''
  const described = [hasUnit ? unitId : undefined, field['aria-describedby']]
  const input = (
    <input
      {...field}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={classes(styles.input, styles.number, className)}
      {...rest}
    />
  )
  if (!hasUnit) return input
  return (
    <span className={styles.withUnit}>
      {input}
      <span id={unitId} className={styles.unit}>
        {unit}
      </span>
    </span>
  )
}
