/** The answers whose marks differ, as they are settled (rules A8, A9). */
import type { Actor } from '#schemas/actor.ts'
import { meanPoints } from '#src/assessment/engine/scoring/marks.ts'
import { placeFor } from '#src/review/model/answersToQuestion.ts'

import type { ComparedAnswer } from './compareReviews.ts'

/** From the largest. */
export const DIFFERENCE_SIZES = ['large', 'medium', 'small'] as const
export type DifferenceSize = (typeof DIFFERENCE_SIZES)[number]

/** Null for all. */
export interface DifferenceFilter {
  questionId: string | null
  size: DifferenceSize | null
}

/** By the share of the points that a mark can span: from a half, from a quarter, below (rule A9). */
export function sizeOf({ spread }: Pick<ComparedAnswer, 'spread'>): DifferenceSize {
  if (spread >= 0.5) return 'large'
  return spread >= 0.25 ? 'medium' : 'small'
}

/**
 * The answers whose marks differ, settled or not: the widest difference first, equal ones by question as
 * in `authored`, then in the order in which this reviewer marks them (rule A8).
 */
export function orderedDifferences<A extends ComparedAnswer>(
  answers: readonly A[],
  authored: readonly string[],
  me: Actor,
): A[] {
  const placed = answers
    .filter(({ spread }) => spread > 0)
    .map((answer) => ({
      answer,
      question: authored.indexOf(answer.question.id),
      place: placeFor(me, answer.attemptId),
    }))
  return placed
    .toSorted(
      (a, b) => b.answer.spread - a.answer.spread || a.question - b.question || a.place - b.place,
    )
    .map(({ answer }) => answer)
}

export function filterDifferences<A extends ComparedAnswer>(
  differences: readonly A[],
  { questionId, size }: DifferenceFilter,
): A[] {
  return differences.filter(
    (each) =>
      (questionId === null || each.question.id === questionId) &&
      (size === null || sizeOf(each) === size),
  )
}

/** What counts until an answer is settled: the mean of its marks (rule J2). */
export function averageOf({ given }: Pick<ComparedAnswer, 'given'>): number {
  return meanPoints(given.map(({ points }) => points))
}

/**
 * The place of the next answer to settle after one, from the start on after the last; null if no other
 * one is left.
 */
export function nextUnsettled(
  differences: readonly Pick<ComparedAnswer, 'settled'>[],
  after: number,
): number | null {
  const places = [...differences.keys()]
  const others = [...places.slice(after + 1), ...places.slice(0, Math.max(after, 0))]
  return others.find((place) => differences[place]?.settled === null) ?? null
}
