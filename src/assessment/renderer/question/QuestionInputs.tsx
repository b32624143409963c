import { memo } from 'react'

import type { Question } from '#schemas/question.ts'
import { withOptionsDrawn } from '#src/assessment/engine/drawing.ts'
import { answerOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Entry } from '#src/assessment/renderer/session/field.ts'
import { fieldOf } from '#src/assessment/renderer/fields/fields.ts'
import { type Fill, questionIds, useFill } from '#src/assessment/renderer/session/FillContext.ts'

type QuestionInputsProps = {
  question: Question
  /** Ids of what describes them, separated by spaces; without it, only their error. */
  described?: string
}

/** The inputs of a question, with its options in this candidate's order. */
export const QuestionInputs = memo(function QuestionInputs(props: QuestionInputsProps) {
  const { question, described } = props
  const fill = useFill()
  const { seed } = fill.session.evaluation.context
  const { error, ...ids } = questionIds(fill.nonce, question.id)
  return fieldOf(question).draw(withOptionsDrawn(question, seed), {
    ids: { ...ids, described: described ?? error },
    entry: currentEntry(fill, question),
  })
})

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
    JSON.stringify(field.toAnswer(entry, language, question)) === JSON.stringify(answer)
  return isCurrent ? entry : field.toEntry(answer, language)
}
