/** The effects of a corrected key on the scores of finished attempts (rules U3 and U4). */
import type { Actor } from '#schemas/actor.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Response } from '#schemas/records/response.ts'
import type { Compiled } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { isSameBand } from '#src/assessment/engine/scoring/outcome.ts'
import type { Score } from '#src/assessment/engine/scoring/scoring.ts'

import { finishedScore, isSameActor, judge } from '#src/assessment/engine/scoring/marks.ts'

/** A version with the key as it was, and with the corrected one. */
export interface KeyChange {
  before: Compiled
  after: Compiled
}

/** A score before and after. */
export interface ScoreChange {
  before: Score
  after: Score
}

type Judgements = Pick<Response, 'reviews' | 'settled'>

/** The scores as `me` may see them (J2). */
export function seenChange(
  change: KeyChange,
  attempt: FinishedAttempt,
  { reviews, settled }: Judgements,
  me: Actor,
): ScoreChange {
  const { attemptId } = attempt
  return eachKey(change, attempt, (evaluation) => {
    return judge(evaluation, reviews, { attemptId, me, settled }).score
  })
}

/** Whether marks of others are left out of the scores that `me` may see (J2). */
export function isWithoutOthers(
  { attemptId }: Pick<FinishedAttempt, 'attemptId'>,
  { reviews }: Pick<Judgements, 'reviews'>,
  me: Actor,
): boolean {
  const finished = reviews.filter(
    (review) => review.attemptId === attemptId && review.doneAt !== undefined,
  )
  return finished.length > 0 && !finished.some(({ by }) => isSameActor(by, me))
}

/** The scores with the marks of all finished reviews: what is recorded (rule U3). */
export function recordedChange(
  change: KeyChange,
  attempt: FinishedAttempt,
  { reviews, settled }: Judgements,
): ScoreChange {
  const { attemptId } = attempt
  return eachKey(change, attempt, (evaluation) =>
    finishedScore(evaluation, reviews, { attemptId, settled }),
  )
}

/** Whether points, what was available, or the outcome differ. */
export function isScoreChanged({ before, after }: ScoreChange): boolean {
  return (
    before.points !== after.points ||
    before.most !== after.most ||
    before.passed !== after.passed ||
    !isSameBand(before, after)
  )
}

/** Enough to tell equal shares from different ones, whatever was rounded before. */
const DIGITS = 12

/**
 * The rank of each share, from 1 for the highest: equal shares have the same rank, and the ranks after
 * them are left out (rule U4). A response without a share has none.
 */
export function ranksOf(shares: readonly (number | null)[]): (number | null)[] {
  const compared = shares.map((share) => share && Number(share.toPrecision(DIGITS)))
  const sorted = compared.filter((share) => share !== null).toSorted((a, b) => b - a)
  const rankByShare = new Map<number, number>()
  for (const [at, share] of sorted.entries()) {
    if (!rankByShare.has(share)) rankByShare.set(share, at + 1)
  }
  return compared.map((share) => (share === null ? null : (rankByShare.get(share) ?? null)))
}

function eachKey(
  { before, after }: KeyChange,
  attempt: FinishedAttempt,
  score: (evaluation: ReturnType<typeof startEvaluation>) => Score,
): ScoreChange {
  return {
    before: score(startEvaluation(before, attempt.answers, attempt)),
    after: score(startEvaluation(after, attempt.answers, attempt)),
  }
}
