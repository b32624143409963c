import { useEffect, useEffectEvent } from 'react'

import { Field } from '#src/ui/controls/Field.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import { type TypedNumberProps, useTypedNumber } from './useTypedNumber.ts'

export interface NumberFieldProps extends TypedNumberProps {
  label: string
  field: string
  optional?: boolean
  help?: string
  unit?: string
  /** Called with what is wrong with the typed text; with null once nothing is, or the field is removed. */
  onProblem?: ((problem: string | null) => void) | undefined
}

/** A number. Invalid input stays in the field with the reason, and changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { label, field, help, unit } = props
  const { text, error, change, leave } = useTypedNumber(props)
  const report = useEffectEvent((problem: string | null) => props.onProblem?.(problem))
  useEffect(() => {
    report(error)
    return () => report(null)
  }, [error])
  return (
    <div data-field={field}>
      <Field label={label} optional={props.optional ?? false} help={help} error={error}>
        <NumberInput
          unit={unit}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      </Field>
    </div>
  )
}

/** For counts: whole numbers from `least` to `most`. */
export function wholeFrom(
  least: number,
  most = Number.POSITIVE_INFINITY,
): (value: number) => string | null {
  const range = most === Number.POSITIVE_INFINITY ? '' : ` to ${numberText(most)}`
  return (value) =>
    Number.isInteger(value) && value >= least && value <= most
      ? null
      : `Enter a whole number from ${least}${range}`
}
