import { authoredLabel } from '#src/exchange/markdown.ts'
import { AuthoredField } from './AuthoredField.tsx'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function ConsentProperties({ question }: PropertiesProps<'consent'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <AuthoredField
      label="Words beside the box"
      field="label"
      help="What a candidate agrees to by ticking it."
      text={question.label}
      read={authoredLabel}
      onType={(label) => edit.type('Edit words beside the box', 'label', { label })}
    />
  )
}
