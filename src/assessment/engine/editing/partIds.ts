/**
 * The options and rows that a question itself refers to: in its key, its points per option, its
 * knock-out.
 */
import type { Question, QuestionWithOptions } from '#schemas/question.ts'
import { mapComparedTexts } from '#src/assessment/engine/conditionMapping.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import type { IdChange } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'

import { withChange } from '#src/assessment/engine/change.ts'
import { isSame } from './sameness.ts'

/**
 * The question with these ids replaced, or removed along with whatever becomes empty. Keeps its
 * identity if there are none.
 */
export function mapPartIds(question: Question, change: IdChange): Question {
  if (!('options' in question)) return question
  const mapped = withKnockOut(authoringOf(question).withPartIds(question, change), change)
  return isSame(mapped, question) ? question : mapped
}

/** Every option and row that the question itself refers to. */
export function partIdsNamedBy(question: Question): ReadonlySet<string> {
  const ids = new Set<string>()
  mapPartIds(question, (id) => {
    ids.add(id)
    return id
  })
  return ids
}

/** Rule E5: no reference to an option or row that an edit removed. */
export function withOwnPartsOnly(question: Question): Question {
  if (!('options' in question)) return question
  const rows = 'rows' in question ? question.rows : []
  const ids = new Set([...question.options, ...rows].map(({ id }) => id))
  return mapPartIds(question, (id) => (ids.has(id) ? id : null))
}

function withKnockOut(question: QuestionWithOptions, change: IdChange): QuestionWithOptions {
  if (question.knockOut === undefined) return question
  return withChange(question, {
    knockOut: mapComparedTexts(question.knockOut, change) ?? undefined,
  })
}
