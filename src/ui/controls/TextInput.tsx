import type { ComponentProps } from 'react'

import { classes } from '#src/ui/classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

/** A single-line input. Inside a Field it takes its label, help and error from there. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useField()} type={type} className={classes(styles.input, className)} {...rest} />
  )
}
