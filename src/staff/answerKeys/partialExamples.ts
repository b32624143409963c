import type { Answer } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'

/** A nearly correct answer, and what to call it. */
export type Example = { answer: Answer; called: string }

/** The correct order, but for the last two; null if there is nothing to swap. */
export function rankingExample({ key }: QuestionOf<'ranking'>): Example | null {
  const order = key?.order ?? []
  const [last, secondLast] = order.toReversed()
  if (last === undefined || secondLast === undefined) return null
  const answer = [...order.slice(0, -2), last, secondLast]
  return { answer, called: 'the last two options swapped' }
}

/** One option too many, too few or instead of another, whichever candidates may choose. */
export function multipleChoiceExample(question: QuestionOf<'multipleChoice'>): Example | null {
  const { key, options, minChoices = 1, maxChoices = options.length } = question
  const correct = options.flatMap(({ id }) => (key?.options.includes(id) ? [id] : []))
  const wrong = options.find(({ id, role }) => role === undefined && !correct.includes(id))
  const chosen = (ids: readonly string[], called: string): Example[] =>
    ids.length >= minChoices && ids.length <= maxChoices
      ? [{ answer: { options: [...ids] }, called }]
      : []
  const examples = [
    ...(wrong ? chosen([...correct, wrong.id], 'all correct options and a wrong one') : []),
    ...chosen(correct.slice(1), 'a correct option left out'),
    ...(wrong
      ? chosen([...correct.slice(1), wrong.id], 'a wrong option instead of a correct one')
      : []),
  ]
  return examples[0] ?? null
}
