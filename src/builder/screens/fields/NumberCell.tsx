import { useId } from 'react'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import styles from './PartsEditor.module.css'
import { type TypedNumberProps, useTypedNumber } from '#src/staff/fields/useTypedNumber.ts'

/** A number in a table row; an error is shown below the whole row. */
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
