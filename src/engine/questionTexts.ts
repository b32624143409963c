import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Question } from '#schemas/question.ts'

/** What a text is of the question or section that it stands at. */
export type TextField = 'introduction' | 'prompt' | 'help' | 'options' | 'rows' | 'label'

/** The texts of a question that candidates read. */
export function textsOf(question: Question): [TextField, AuthoredText | undefined][] {
  const labelled = (field: TextField, parts: readonly { label: AuthoredText }[]) =>
    parts.map(({ label }): [TextField, AuthoredText] => [field, label])
  return [
    ['prompt', question.prompt],
    ['help', question.help],
    ...labelled('options', 'options' in question ? question.options : []),
    ...labelled('options', 'other' in question && question.other ? [question.other] : []),
    ...labelled('rows', question.kind === 'matrix' ? question.rows : []),
    ...labelled('label', question.kind === 'consent' ? [question] : []),
  ]
}
