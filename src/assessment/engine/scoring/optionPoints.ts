/** Points per chosen option (rule S9). */
import type { Answer } from '#schemas/answer.ts'
import type { ChoiceQuestion, Option, Question } from '#schemas/question.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { isMultipleChoiceAnswer } from '#src/assessment/engine/kinds/multipleChoice/answering.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'
import { isSingleChoiceAnswer } from '#src/assessment/engine/kinds/singleChoice/answering.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import { sumOf } from './sumOf.ts'

export type ScoredByOption = ChoiceQuestion & {
  optionPoints: NonNullable<ChoiceQuestion['optionPoints']>
}

/** If so, key and points are ignored (rule S9). */
export function isScoredByOption(question: Question): question is ScoredByOption {
  if (isSelfIdentification(question)) return false
  return 'optionPoints' in question && question.optionPoints !== undefined
}

/** The sum over the chosen options, at least the floor (rule S9). */
export function pointsForOptions(question: ScoredByOption, answer: Answer): number {
  const points = chosenIn(question, answer).map((id) => pointsOf(question, id))
  return Math.max(question.optionPoints.floor, sumOf(points))
}

/** The highest sum of an allowed answer; at least 0, which a blank answer gives. */
export function mostForOptions(question: ScoredByOption): number {
  return Math.max(
    0,
    question.optionPoints.floor,
    bestChoice(question, (points) => points),
  )
}

/** The lowest sum of an allowed answer. */
export function leastForOptions(question: ScoredByOption): number {
  return Math.max(question.optionPoints.floor, -bestChoice(question, (points) => -points))
}

/** The highest sum of the options' weights. */
function bestChoice(question: ScoredByOption, weigh: (points: number) => number): number {
  const worth = (id: string) => weigh(pointsOf(question, id))
  if (question.kind === 'multipleChoice') return bestSet(question, worth)
  const own = question.other ? [0] : []
  return Math.max(...own, ...question.options.map(({ id }) => worth(id)))
}

function pointsOf({ optionPoints }: ScoredByOption, optionId: string): number {
  return getOwn(optionPoints.byOption, optionId) ?? 0
}

/** *All of these* gives the points of the options it selects, and none of its own. */
function chosenIn(question: ScoredByOption, answer: Answer): string[] {
  if (question.kind === 'singleChoice') {
    return isSingleChoiceAnswer(answer) && answer.option !== undefined ? [answer.option] : []
  }
  if (!isMultipleChoiceAnswer(answer)) return []
  const all = new Set(idsOf(question.options, 'all'))
  return offerOf(question.options)
    .chosen(answer.options)
    .filter((id) => !all.has(id))
}

/**
 * The best choice: as many options as must be chosen and, beyond that, only those with positive
 * points, up to the maximum.
 */
function bestSet(
  question: Extract<ScoredByOption, { kind: 'multipleChoice' }>,
  worth: (id: string) => number,
): number {
  const { minChoices = 0, maxChoices = Number.POSITIVE_INFINITY, options, other } = question
  const points = idsOf(options, undefined).map(worth)
  // The candidate's own words count as a choice without points.
  const descending = (other ? [...points, 0] : points).toSorted((a, b) => b - a)
  const least = Math.max(minChoices, 1)
  const best = descending.filter((each, place) => place < maxChoices && (place < least || each > 0))
  const sets = best.length >= least ? [sumOf(best)] : []
  return Math.max(...sets, ...idsOf(options, 'none').map(worth))
}

function idsOf(options: readonly Option[], role: Option['role']): string[] {
  return options.filter((option) => option.role === role).map(({ id }) => id)
}
