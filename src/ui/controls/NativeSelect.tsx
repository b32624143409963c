import type { ComponentProps } from 'react'

import { classes } from '#src/ui/classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

/** The native select; children are `<option>` elements. */
export function NativeSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classes(styles.selectFrame, className)}>
      <select {...useField()} className={classes(styles.input, styles.select)} {...rest}>
        {children}
      </select>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.chevron}>
        <path d="m4.5 6.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </span>
  )
}
