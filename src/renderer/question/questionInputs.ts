import type { ReactNode } from 'react'

import type { Question } from '#schemas/question.ts'
import { withOptionsDrawn } from '#src/engine/drawing.ts'
import { answerOf } from '#src/engine/evaluation/evaluation.ts'
import type { Entry, FieldIds } from '#src/renderer/session/field.ts'
import { fieldOf } from '#src/renderer/fields/fields.ts'

import type { Fill } from '#src/renderer/session/FillContext.ts'

/** The inputs of a question, with its options in this candidate's order. */
export function questionInputs(question: Question, ids: FieldIds, fill: Fill): ReactNode {
  const { seed } = fill.session.evaluation.context
  return fieldOf(question).draw(withOptionsDrawn(question, seed), {
    ids,
    entry: currentEntry(fill, question),
    words: fill.words,
  })
}

/**
 * The initial value of the input: what was typed, as long as it still means the current answer
 * ("1,50" stays as typed), otherwise that answer as text.
 */
function currentEntry({ session, typed }: Fill, question: Question): Entry {
  const field = fieldOf(question)
  const { language } = session.evaluation.compiled.definition
  const answer = answerOf(session.evaluation, question.id)
  const entry = typed(question.id)
  const isCurrent =
    entry !== undefined &&
    JSON.stringify(field.toAnswer(entry, language)) === JSON.stringify(answer)
  return isCurrent ? entry : field.toEntry(answer, language)
}
