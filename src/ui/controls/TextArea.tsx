import type { ComponentProps } from 'react'

import { classes } from '#src/ui/classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

/**
 * A multi-line input. It grows with its text if the browser supports that, and can always be
 * resized.
 */
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
