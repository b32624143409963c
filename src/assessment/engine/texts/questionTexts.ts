import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Question } from '#schemas/question.ts'

/** The text of a question, section or of the settings that is meant. */
export type TextField =
  | 'introduction'
  | 'nextSteps'
  | 'prompt'
  | 'help'
  | 'options'
  | 'rows'
  | 'label'

/** The texts of a question that candidates see. */
export function textsOf(question: Question): [TextField, AuthoredText | undefined][] {
  const labelled = (field: TextField, parts: readonly { label: AuthoredText }[]) =>
    parts.map(({ label }): [TextField, AuthoredText] => [field, label])
  return [
    ['prompt', question.prompt],
    ['help', question.help],
    ...labelled('options', 'options' in question ? question.options : []),
    ...labelled('options', 'other' in question && question.other ? [question.other] : []),
    ...labelled('rows', 'rows' in question ? question.rows : []),
    ...labelled('label', 'label' in question ? [question] : []),
  ]
}
