import shared from '#src/ui/shared.module.css'
import { type ReactNode, useId } from 'react'

import styles from './choices.module.css'
import { FieldError } from './FieldError.tsx'

type RadioGroupProps<T extends string> = {
  legend: ReactNode
  options: readonly { value: T; label: ReactNode; help?: ReactNode }[]
  value: T | null
  onChange: (value: T) => void
  help?: ReactNode
  error?: ReactNode
  /** On one line if there is space. */
  inline?: boolean | undefined
}

/** Chooses one of a few, all visible. */
export function RadioGroup<T extends string>({
  legend,
  options,
  value,
  onChange,
  help,
  error,
  inline = false,
}: RadioGroupProps<T>) {
  const name = useId()
  const noteId = error || help ? `${name}-note` : undefined
  return (
    <fieldset aria-describedby={noteId} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={inline ? styles.inline : styles.stacked}>
        {options.map((option) => {
          const id = `${name}-${option.value}`
          const hasHelp = option.help !== undefined
          return (
            <div key={option.value} className={styles.choice}>
              <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                checked={value === option.value}
                aria-describedby={hasHelp ? `${id}-help` : undefined}
                onChange={() => onChange(option.value)}
              />
              <label htmlFor={id}>{option.label}</label>
              {hasHelp ? (
                <div id={`${id}-help`} className={styles.help}>
                  {option.help}
                </div>
              ) : null}
            </div>
          )
        })}
      </div>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : help ? (
        <div id={noteId} className={shared.quiet}>
          {help}
        </div>
      ) : null}
    </fieldset>
  )
}
