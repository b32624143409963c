import type { ComponentProps } from 'react'

import { classes } from './classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

/** Several lines. It grows with its text where the browser can, and can be pulled larger anywhere. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useField()}
      rows={rows}
      className={classes(styles.input, styles.area, className)}
      {...rest}
    />
  )
}
