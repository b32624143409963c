import { type ReactNode, useId } from 'react'

import { classes } from '#src/ui/classes.ts'
import shared from '#src/ui/shared.module.css'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { FieldContext, labelIdOf } from './field.ts'

type FieldProps = {
  label: ReactNode
  /** Adds "(optional)" to the label; required is the default. */
  optional?: boolean | undefined
  help?: ReactNode
  /** Replaces the help text. */
  error?: ReactNode
  /** The label is for screen readers only. */
  hideLabel?: boolean | undefined
  /** The control's id, if something else has to refer to it. */
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A control with its label above, and help or error below, connected for assistive technology. */
export function Field({
  label,
  optional = false,
  help,
  error,
  hideLabel = false,
  id,
  className,
  children,
}: FieldProps) {
  const minted = useId()
  const controlId = id ?? minted
  const hasError = isThere(error)
  const describedBy = hasError
    ? `${controlId}-error`
    : isThere(help)
      ? `${controlId}-help`
      : undefined
  return (
    <div className={classes(styles.field, className)}>
      <label
        id={labelIdOf(controlId)}
        htmlFor={controlId}
        className={hideLabel ? shared.hidden : styles.label}
      >
        <span>{label}</span>
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      <FieldContext
        value={{
          id: controlId,
          'aria-describedby': describedBy,
          'aria-invalid': hasError,
        }}
      >
        {children}
      </FieldContext>
      {hasError ? (
        <FieldError id={`${controlId}-error`}>{error}</FieldError>
      ) : isThere(help) ? (
        <div id={`${controlId}-help`} className={shared.quiet}>
          {help}
        </div>
      ) : null}
    </div>
  )
}

function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
