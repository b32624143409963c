/** How often each choice was made, and by how much of the groups (rule F6), counted again. */
import type { Answer } from '#schemas/answer.ts'
import type { ExportedStatistics } from '#schemas/files/exportedStatistics.ts'
import type { Question } from '#schemas/question.ts'

import { compare, differ, type Exact } from './exact.ts'
import { chosenSet, optionOf, ownWords } from './keyedPoints.ts'

type Choices = ExportedStatistics['questions'][number]['choices']

interface Asked {
  /** Undefined if it was left blank. */
  given: Answer | undefined
  /** The share reached in all other items; null if there is none. */
  rest: Exact | null
}

/** Without so many there are neither groups nor correlations (rule F10). */
export const FOR_A_RELATION = 30

const GROUP = 0.27

export function choicesAgain(question: Question, asked: readonly Asked[]): Choices {
  if (question.kind !== 'singleChoice' && question.kind !== 'multipleChoice') return []
  const scores = asked.flatMap(({ rest }) => rest ?? [])
  const hasGroups =
    scores.length === asked.length && scores.length >= FOR_A_RELATION && differ(scores)
  const size = Math.round(scores.length * GROUP)
  const upper = hasGroups ? membership(scores, size, (a, b) => compare(a, b)) : null
  const lower = hasGroups ? membership(scores, size, (a, b) => compare(b, a)) : null
  const counted = (
    what: Choices[number]['what'],
    optionId: string | null,
    isMade: (given: Answer | undefined) => boolean,
  ): Choices[number] => {
    const made = asked.map(({ given }) => isMade(given))
    const shareIn = (weights: readonly number[] | null) =>
      weights && weights.reduce((sum, weight, at) => sum + (made[at] ? weight : 0), 0) / size
    const chosen = made.filter(Boolean).length
    return { optionId, what, chosen, upper: shareIn(upper), lower: shareIn(lower) }
  }
  const isChosen = (id: string, given: Answer) =>
    question.kind === 'multipleChoice'
      ? chosenSet(question.options, given).has(id)
      : optionOf(given) === id
  return [
    ...question.options.map(({ id }) =>
      counted('option', id, (given) => given !== undefined && isChosen(id, given)),
    ),
    ...(question.other
      ? [counted('ownWords', null, (given) => given !== undefined && ownWords(given) !== '')]
      : []),
    counted('blank', null, (given) => given === undefined),
  ]
}

/** How much each belongs to the `size` first by this order; those at the edge share what is left. */
function membership(
  scores: readonly Exact[],
  size: number,
  order: (a: Exact, b: Exact) => number,
): number[] {
  const edge = scores.toSorted((a, b) => order(b, a))[size - 1]
  if (edge === undefined) return scores.map(() => 0)
  const [above, at] = [1, 0].map(
    (sign) => scores.filter((each) => Math.sign(order(each, edge)) === sign).length,
  )
  return scores.map((each) => {
    const side = order(each, edge)
    if (side !== 0) return side > 0 ? 1 : 0
    return (size - (above ?? 0)) / (at ?? 1)
  })
}
