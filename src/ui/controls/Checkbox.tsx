import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choices.module.css'
import { classes } from '#src/ui/classes.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode }

/** A native checkbox with its label; the whole row can be pressed. */
export function Checkbox({ label, help, className, id, ...rest }: CheckboxProps) {
  const minted = useId()
  const inputId = id ?? minted
  const helpId = help === undefined ? undefined : `${inputId}-help`
  return (
    <div className={classes(styles.choice, className)}>
      <input id={inputId} type="checkbox" aria-describedby={helpId} {...rest} />
      <label htmlFor={inputId}>{label}</label>
      {help === undefined ? null : (
        <div id={helpId} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  )
}
