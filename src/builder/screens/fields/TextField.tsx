import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

export interface TextFieldProps {
  label: string
  field: string
  value: string
  onType: (value: string) => void
  optional?: boolean
  help?: string
}

/** A single line of plain text. */
export function TextField({ label, field, value, onType, optional = false, help }: TextFieldProps) {
  return (
    <div data-field={field}>
      <Field label={label} optional={optional} help={help}>
        <TextInput dir="auto" value={value} onChange={(event) => onType(event.target.value)} />
      </Field>
    </div>
  )
}
