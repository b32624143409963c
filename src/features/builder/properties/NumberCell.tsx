import { useId } from 'react'
import { FieldError } from '#src/ui/FieldError.tsx'
import { NumberInput } from '#src/ui/NumberInput.tsx'
import styles from './PartsEditor.module.css'
import { type TypedNumberProps, useTypedNumber } from './useTypedNumber.ts'

/** A number in a line of a list; why one is refused is said below the whole line. */
export function NumberCell({ label, ...typing }: TypedNumberProps & { label: string }) {
  const { text, error, change, leave } = useTypedNumber(typing)
  const errorId = useId()
  return (
    <>
      <NumberInput
        className={styles.number}
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      {error === null ? null : (
        <div className={styles.refusal}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </>
  )
}
