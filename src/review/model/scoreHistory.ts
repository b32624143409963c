/** How the score of one attempt came about over time, as one reviewer may see it (rule J9). */
import type { Actor } from '#schemas/actor.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Review, ScoreEntry, SettledMark } from '#schemas/review.ts'
import type { Score } from '#src/assessment/engine/scoring/scoring.ts'

import { isSameActor } from '#src/assessment/engine/scoring/marks.ts'

export interface PastScore {
  points: number
  most: number
}

/** The reason of the entry for a finished review that was opened again. */
export const REVIEW_REOPENED = 'Review reopened'

export interface HistoryEntry {
  kind: 'submitted' | 'reviewed' | 'reopened' | 'marked' | 'settled' | 'unsettled' | 'keyFixed'
  at: string
  /** Null for the submission. */
  by: Actor | null
  /** Null where it says no more than the kind. */
  reason: string | null
  /** The question whose answer or key changed; null if the entry concerns all of them. */
  questionId: string | null
  /** Null for the first one, or if it is hidden. */
  before: PastScore | null
  /** Null while it is hidden, because it counts marks of others. */
  after: PastScore | null
}

export interface Recorded {
  /** The scores of all attempts of the response, oldest first. */
  scores: readonly ScoreEntry[]
  reviews: readonly Review[]
  settled?: readonly SettledMark[] | undefined
  me: Actor
  /** Without marks, and with the keys as they were published. */
  submitted: Pick<Score, 'points' | 'most'>
}

/** Oldest first, from the submission on. */
export function scoreHistory(
  { attemptId, submittedAt }: Pick<FinishedAttempt, 'attemptId' | 'submittedAt'>,
  { scores, reviews, settled = [], me, submitted: { points, most } }: Recorded,
): HistoryEntry[] {
  const here = reviews.filter((review) => review.attemptId === attemptId)
  const isOpen = !isFinishedBy(here, me)
  const hidesOthers = isHidingOthers(attemptId, { scores, reviews: here, me })
  let last: PastScore | null = { points, most }
  const history: HistoryEntry[] = [
    {
      ...{ kind: 'submitted', at: submittedAt, by: null, reason: null, questionId: null },
      ...{ before: null, after: last },
    },
  ]
  for (const entry of scores) {
    if (entry.attemptId !== attemptId) continue
    const { at, by, keyFixed } = entry
    const isOthers = !isSameActor(by, me)
    if (isOpen && isOthers && keyFixed === undefined) continue
    const about = subjectOf(entry, here, settled)
    const isHidden = hidesOthers && (keyFixed !== undefined || about.kind === 'reopened')
    const after = isHidden ? null : { points: entry.points, most: entry.most }
    const fixed = keyFixed && { points: keyFixed.pointsBefore, most: keyFixed.mostBefore }
    history.push({ at, by, ...about, before: isHidden ? null : (fixed ?? last), after })
    last = after
  }
  return history
}

/** A score as a corrected key found it, or left it. */
export interface KeyedScore extends PastScore {
  /** The part of `most` that a person still had to give. */
  toBeMarked: number
}

/** The change of an attempt's score by one corrected key (rule U3). */
export interface KeyFix {
  questionId: string
  at: string
  by: Actor
  reason: string
  /** Both scores are null while they are hidden (rule J9). */
  before: KeyedScore | null
  after: KeyedScore | null
}

/** The recorded changes of the score of an attempt by corrected keys, oldest first. */
export function keyFixesOf(
  { attemptId }: Pick<FinishedAttempt, 'attemptId'>,
  { scores, reviews, me }: Pick<Recorded, 'scores' | 'reviews' | 'me'>,
): KeyFix[] {
  const here = reviews.filter((review) => review.attemptId === attemptId)
  const isHidden = isHidingOthers(attemptId, { scores, reviews: here, me })
  return scores.flatMap(({ keyFixed, points, most, at, by, reason, ...entry }) => {
    if (entry.attemptId !== attemptId || keyFixed === undefined) return []
    const { questionId, pointsBefore, mostBefore, toBeMarked } = keyFixed
    const before = isHidden ? null : { points: pointsBefore, most: mostBefore, toBeMarked }
    const after = isHidden ? null : { points, most, toBeMarked }
    return [{ questionId, at, by, reason, before, after }]
  })
}

function isFinishedBy(here: readonly Review[], me: Actor): boolean {
  return here.some(({ by, doneAt }) => doneAt !== undefined && isSameActor(by, me))
}

/**
 * What a corrected key or an opened review left counts the marks of every review finished at the time.
 * Whether one of others was is still told by its entry, also after its author opened it again.
 */
function isHidingOthers(
  attemptId: string,
  { scores, reviews: here, me }: Pick<Recorded, 'scores' | 'reviews' | 'me'>,
): boolean {
  if (isFinishedBy(here, me)) return false
  return (
    here.some(({ doneAt }) => doneAt !== undefined) ||
    scores.some(
      ({ by, keyFixed, ...entry }) =>
        entry.attemptId === attemptId && keyFixed === undefined && !isSameActor(by, me),
    )
  )
}

function subjectOf(
  { at, attemptId, by, reason, keyFixed }: ScoreEntry,
  reviews: readonly Review[],
  settled: readonly SettledMark[],
): Pick<HistoryEntry, 'kind' | 'reason' | 'questionId'> {
  if (keyFixed) return { kind: 'keyFixed', reason, questionId: keyFixed.questionId }
  const mark = settled.find((each) => each.attemptId === attemptId && each.at === at)
  if (mark?.undone) return { kind: 'unsettled', reason: null, questionId: mark.questionId }
  if (mark) return { kind: 'settled', reason, questionId: mark.questionId }
  const changed = reviews
    .filter((review) => isSameActor(review.by, by))
    .flatMap(({ marks }) => Object.entries(marks))
    .find(([, given]) => [given, ...(given.earlier ?? [])].some((each) => each.at === at))
  if (changed) return { kind: 'marked', reason, questionId: changed[0] }
  const kind = reason === REVIEW_REOPENED ? 'reopened' : 'reviewed'
  return { kind, reason: null, questionId: null }
}
