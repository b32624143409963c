import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

export interface DateFieldProps {
  label: string
  field: string
  value: string | undefined
  /** Called with a complete date, or undefined. */
  onType: (value: string | undefined) => void
  isRequired?: boolean
  help?: string
}

/** A calendar date, or none. */
export function DateField({
  label,
  field,
  value,
  onType,
  isRequired = false,
  help,
}: DateFieldProps) {
  return (
    <div data-field={field}>
      <Field label={label} optional={!isRequired} help={help}>
        <TextInput
          type="date"
          value={value ?? ''}
          onChange={(event) => onType(event.target.value || undefined)}
        />
      </Field>
    </div>
  )
}
