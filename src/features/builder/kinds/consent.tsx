import { authoredLabel } from '#src/exchange/markdown.ts'
import { AuthoredField } from '#src/features/builder/fields/AuthoredField.tsx'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

export function ConsentProperties({ question }: PropertiesProps<'consent'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <AuthoredField
      label="Checkbox label"
      field="label"
      help="What a candidate agrees to by ticking it."
      text={question.label}
      read={authoredLabel}
      onType={(label) => edit.type('editCheckboxLabel', 'label', { label })}
    />
  )
}
