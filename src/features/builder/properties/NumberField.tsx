import { useState } from 'react'
import { Field } from '#src/ui/Field.tsx'
import { NumberInput } from '#src/ui/NumberInput.tsx'
import { readNumberText } from './numberText.ts'

export interface NumberFieldProps {
  label: string
  field: string
  value: number | undefined
  /** Only ever called with what the field may hold. */
  onType: (value: number | undefined) => void
  /** Says why a number is not possible here, or nothing. */
  refuse?: (value: number) => string | null
  /** An empty field is not possible here. */
  needed?: boolean
  optional?: boolean
  help?: string
  unit?: string
}

/** A number. What does not read as one stays in the field with the reason, and changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { label, field, value, onType, refuse, needed = false, help, unit } = props
  const [typed, setTyped] = useState<{ text: string; gave: number | undefined } | null>(null)
  // Something else changed the value, an undo for one: what was typed is history.
  const current = typed && typed.gave === value ? typed.text : null
  const text = current ?? (value === undefined ? '' : String(value))
  const error = current === null ? null : problemOf(current, needed, refuse)

  const change = (next: string) => {
    const read = readNumberText(next)
    const fits = problemOf(next, needed, refuse) === null
    const given = fits ? (read.kind === 'number' ? read.value : undefined) : value
    setTyped({ text: next, gave: given })
    if (fits && given !== value) onType(given)
  }

  return (
    <div data-field={field}>
      <Field label={label} optional={props.optional ?? false} help={help} error={error}>
        <NumberInput
          unit={unit}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            if (error === null) setTyped(null)
          }}
        />
      </Field>
    </div>
  )
}

function problemOf(
  text: string,
  needed: boolean,
  refuse: NumberFieldProps['refuse'],
): string | null {
  const read = readNumberText(text)
  if (read.kind === 'unreadable') return 'Enter a number, such as 10 or 2.5'
  if (read.kind === 'empty') return needed ? 'Enter a number' : null
  return refuse?.(read.value) ?? null
}

/** For counts: whole, and not below `least`. */
export function wholeFrom(least: number): (value: number) => string | null {
  return (value) =>
    Number.isInteger(value) && value >= least ? null : `Enter a whole number from ${least}`
}
