import { type ComponentProps, useRef } from 'react'

import { isComposing } from '#src/base/composing.ts'
import { classes } from '#src/ui/classes.ts'
import { useField } from './field.ts'
import styles from './inputs.module.css'

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  onChange: (value: string) => void
}

/** A search input with a clear button; Escape clears it too. */
export function SearchInput({ value, onChange, className, onKeyDown, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <span className={classes(styles.searchFrame, className)}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.searchIcon}>
        <path
          d="M7 2.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5Zm3.2 7.45 3.3 3.3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <input
        {...useField()}
        ref={input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        className={classes(styles.input, styles.search)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '' && !isComposing(event.nativeEvent)) {
            event.stopPropagation()
            clear()
          }
          onKeyDown?.(event)
        }}
        {...rest}
      />
      {value === '' ? null : (
        <button type="button" className={styles.inside} aria-label="Clear search" onClick={clear}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="m3 3 6 6M9 3 3 9" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </span>
  )
}
