import { Field } from '#src/ui/Field.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'

export interface DateFieldProps {
  label: string
  field: string
  value: string | undefined
  /** A whole date, or nothing. */
  onType: (value: string | undefined) => void
  help?: string
}

/** A day of the calendar, or none. */
export function DateField({ label, field, value, onType, help }: DateFieldProps) {
  return (
    <div data-field={field}>
      <Field label={label} optional help={help}>
        <TextInput
          type="date"
          value={value ?? ''}
          onChange={(event) => onType(event.target.value || undefined)}
        />
      </Field>
    </div>
  )
}
