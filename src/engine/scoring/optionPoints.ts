/**
 * Points for each chosen option (rule S9).
 */
import type { Answer } from '#schemas/answer.ts'
import type { ChoiceQuestion, Option, Question } from '#schemas/question.ts'
import { entryOf } from '#src/engine/entry.ts'
import { isMultipleChoiceAnswer } from '#src/engine/questions/multipleChoice.ts'
import { offerOf } from '#src/engine/questions/offer.ts'
import { isSingleChoiceAnswer } from '#src/engine/questions/singleChoice.ts'

import { sumOf } from './sumOf.ts'

export type ScoredByOption = ChoiceQuestion & {
  optionPoints: NonNullable<ChoiceQuestion['optionPoints']>
}

/** Then key and points are not looked at (rule S9). */
export function isScoredByOption(question: Question): question is ScoredByOption {
  return (
    (question.kind === 'singleChoice' || question.kind === 'multipleChoice') &&
    question.optionPoints !== undefined
  )
}

/** The sum over what is chosen, not below the floor (rule S9). */
export function pointsForOptions(question: ScoredByOption, answer: Answer): number {
  const points = chosenIn(question, answer).map((id) => pointsOf(question, id))
  return Math.max(question.optionPoints.floor, sumOf(points))
}

/** The greatest sum that an allowed answer has; never below 0, which leaving it blank would give. */
export function mostForOptions(question: ScoredByOption): number {
  return Math.max(
    0,
    question.optionPoints.floor,
    bestChoice(question, (points) => points),
  )
}

/** The least sum that an allowed answer has. */
export function leastForOptions(question: ScoredByOption): number {
  return Math.max(question.optionPoints.floor, -bestChoice(question, (points) => -points))
}

/** The greatest sum of what the options are worth by `weigh`. */
function bestChoice(question: ScoredByOption, weigh: (points: number) => number): number {
  const worth = (id: string) => weigh(pointsOf(question, id))
  if (question.kind === 'multipleChoice') return bestSet(question, worth)
  const own = question.other ? [0] : []
  return Math.max(...own, ...question.options.map(({ id }) => worth(id)))
}

function pointsOf({ optionPoints }: ScoredByOption, optionId: string): number {
  return entryOf(optionPoints.byOption, optionId) ?? 0
}

/** *All of these* gives the points of what it stands for, and none of its own. */
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

/** As many as have to be chosen, and beyond that, as far as allowed, only what adds points. */
function bestSet(
  question: Extract<ScoredByOption, { kind: 'multipleChoice' }>,
  worth: (id: string) => number,
): number {
  const { minChoices = 0, maxChoices = Number.POSITIVE_INFINITY, options, other } = question
  const points = idsOf(options, undefined).map(worth)
  // The candidate's own words are a choice as well, and give nothing.
  const descending = (other ? [...points, 0] : points).toSorted((a, b) => b - a)
  const least = Math.max(minChoices, 1)
  const best = descending.filter((each, place) => place < maxChoices && (place < least || each > 0))
  const sets = best.length >= least ? [sumOf(best)] : []
  return Math.max(...sets, ...idsOf(options, 'none').map(worth))
}

function idsOf(options: readonly Option[], role: Option['role']): string[] {
  return options.filter((option) => option.role === role).map(({ id }) => id)
}
