import type { Calculated } from '#schemas/definition.ts'
import type { AnswerableQuestion, QuestionKind } from '#schemas/question.ts'
import { textOf } from '#src/assessment/engine/authoredText.ts'
import { newQuestion } from '#src/assessment/engine/editing/newQuestion.ts'
import type { Sort } from '#src/assessment/engine/expressions/value.ts'

const kindBySort: { readonly [S in Sort]?: QuestionKind } = {
  number: 'number',
  text: 'shortText',
  date: 'date',
  boolean: 'consent',
}

/** The question whose answers compare like this calculated value; null if no operator applies. */
export function questionForCalculated(
  { id, name }: Calculated,
  sort: Sort | null,
): AnswerableQuestion | null {
  const kind = sort === null ? undefined : kindBySort[sort]
  if (kind === undefined) return null
  const question = newQuestion(kind, { questionId: id, optionIds: [] })
  if (question.kind === 'statement') return null
  return { ...question, required: false, code: name, prompt: textOf(name) }
}
