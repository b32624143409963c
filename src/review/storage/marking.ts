/** A reviewer's marks, saved one by one. */
import type { Version } from '#schemas/records/assessment.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Response } from '#schemas/records/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { MAX_LENGTH, type Recommendation, type Review } from '#schemas/review.ts'
import {
  isFixed,
  isSameMark,
  isSameActor,
  type Judged,
  markAfter,
  markLimits,
  type NewMark,
} from '#src/assessment/engine/scoring/marks.ts'
import { correctedVersion } from '#src/review/model/keyCorrections.ts'
import { REVIEW_REOPENED } from '#src/review/model/scoreHistory.ts'
import { withRecommendation } from '#src/review/model/recommendations.ts'
import { assessmentTable, responseTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { responses, versions } from '#src/storage/records/recordKinds.ts'
import { putNext, wholeRecord } from '#src/storage/records/records.ts'
import type { NotFound } from '#src/storage/records/shapes.ts'

import { correctionsOf } from './correctedVersions.ts'
import { finishedScoreWith, judgeWith, scoreEntryOf } from './scoreEntries.ts'

/** Identifies one review by candidate, attempt and reviewer. */
export interface ReviewedAttempt {
  candidateId: string
  attemptId: string
  me: Actor
}

export type CannotMark =
  | NotFound
  /** The version, or the question in it, can't be read. */
  | { kind: 'no-question' }
  /** Fewer or more points than an answer to the question can have (rule J1). */
  | { kind: 'out-of-range'; least: number; most: number }
  /** A mark or recommendation of a finished review can't be changed without a reason (rule J4). */
  | { kind: 'needs-reason' }
  /** A comment or a reason, in characters. */
  | { kind: 'too-long'; length: number; most: number }
  /** The mark to undo has been changed or removed since (rule J11). */
  | { kind: 'mark-changed' }
  /** Answers that have to be marked are left (rule J3): the ids of their questions. */
  | { kind: 'marks-missing'; questionIds: readonly string[] }

type Saved = Promise<Result<Response, CannotMark | StorageFailure>>

/** Marks one answer; null removes the mark. In a finished review a reason is required. */
export function markAnswer(
  where: ReviewedAttempt,
  questionId: string,
  mark: NewMark | null,
): Saved {
  return changeReview(where, (review, around) => withMark(review, questionId, mark, around))
}

/**
 * Replaces the mark `saved` with the one before it, or removes it if that is null. `mark-changed` if it is no
 * longer the stored one (rule J11). `reason`: for the change, where it needs one and the mark had none.
 */
export function undoMark(
  where: ReviewedAttempt,
  questionId: string,
  { saved, before, reason }: { saved: NewMark; before: NewMark | null; reason?: string },
): Saved {
  return changeReview(where, (review, around) => {
    if (!isSameMark(saved, review.marks[questionId])) return failed({ kind: 'mark-changed' })
    const mark = before && isFixed(review) && reason ? { reason, ...before } : before
    return withMark(review, questionId, mark, around)
  })
}

function withMark(
  review: Review,
  questionId: string,
  mark: NewMark | null,
  { version, at }: Around,
): Result<Review, CannotMark> {
  const question = version?.definition.sections
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === questionId)
  if (question === undefined) return failed({ kind: 'no-question' })
  const { [questionId]: before, ...others } = review.marks
  if (isFixed(review) && !mark?.reason?.trim()) return failed({ kind: 'needs-reason' })
  if (mark === null) return done({ ...review, marks: others })
  const problem = tooLong(mark.reason)
  if (problem !== null) return failed(problem)
  const { least, most } = markLimits(question)
  if (!(mark.points >= least && mark.points <= most)) {
    return failed({ kind: 'out-of-range', least, most })
  }
  const after = markAfter(before, mark, { at, keeps: isFixed(review) })
  return done({ ...review, marks: { ...others, [questionId]: after } })
}

/** Why a comment or a reason can't be stored; null if it can. */
export function tooLong(text = ''): Extract<CannotMark, { kind: 'too-long' }> | null {
  return text.length > MAX_LENGTH
    ? { kind: 'too-long', length: text.length, most: MAX_LENGTH }
    : null
}

/** Blank text removes the comment. */
export function commentAnswer(where: ReviewedAttempt, questionId: string, text: string): Saved {
  return changeReview(where, (review) => {
    const problem = tooLong(text)
    if (problem !== null) return failed(problem)
    const { [questionId]: _before, ...others } = review.comments
    const comments = text.trim() === '' ? others : { ...others, [questionId]: text }
    return done({ ...review, comments })
  })
}

/** The comment on the whole attempt. Blank text removes it. */
export function commentAttempt(where: ReviewedAttempt, text: string): Saved {
  return changeReview(where, ({ comment: _before, ...review }) => {
    const problem = tooLong(text)
    if (problem !== null) return failed(problem)
    return done(text.trim() === '' ? review : { ...review, comment: text })
  })
}

/** Null removes the recommendation. In a finished review a reason is required. */
export function recommend(
  where: ReviewedAttempt,
  recommendation: Recommendation | null,
  reason = '',
): Saved {
  return changeReview(where, (review, { at }) => {
    const problem = tooLong(reason)
    if (problem !== null) return failed(problem)
    if (isFixed(review) && reason.trim() === '') return failed({ kind: 'needs-reason' })
    return done(withRecommendation(review, recommendation, { at, reason }))
  })
}

/**
 * Finishes the review, which needs a mark for every answer that no key decides. The score is
 * appended to the scores of the response.
 */
export function finishReview(where: ReviewedAttempt): Saved {
  return changeReview(where, (review, { judged, at }) => {
    if (review.doneAt !== undefined) return done(review)
    if (judged === null) return failed({ kind: 'no-question' })
    if (judged.left.length > 0) return failed({ kind: 'marks-missing', questionIds: judged.left })
    return done({ ...review, doneAt: at })
  })
}

/**
 * Opens a finished review again. Its marks stay as they are but no longer count, so the score without
 * them is appended to the scores of the response. If finished reviews of others were
 * shown beside it, they still change only with a reason (rule J4).
 */
export function reopenReview(where: ReviewedAttempt): Saved {
  return changeReview(where, ({ doneAt, ...review }, { hasOthers }) =>
    done(doneAt !== undefined && hasOthers ? { ...review, sawOthers: true as const } : review),
  )
}

/** Notes that the reviewer of a finished review has seen the score recorded at `seenScore` (rule J12). */
export function noteSeenScore(where: ReviewedAttempt, seenScore: string): Saved {
  return changeReview(where, (review) => done({ ...review, seenScore }))
}

interface Around {
  /** Null if it can't be read. */
  version: Version | null
  judged: Judged | null
  /** Somebody else has finished a review of this attempt, or had before reopening it. */
  hasOthers: boolean
  at: string
}

function changeReview(
  { candidateId, attemptId, me }: ReviewedAttempt,
  change: (review: Review, around: Around) => Result<Review, CannotMark>,
): Saved {
  // Keep the id if the transaction runs again, because the review may be sealed for it.
  const reviewId = crypto.randomUUID()
  const at = new Date().toISOString()
  return write([responseTable, assessmentTable], async () => {
    const stored = await wholeRecord(responses, candidateId)
    if (!stored.ok) return stored
    const response = stored.value
    const attempt = response.attempts.find((each) => each.attemptId === attemptId)
    if (attempt === undefined) return failed({ kind: 'not-found' })
    const read = await wholeRecord(versions, attempt.versionId)
    const version = read.ok
      ? correctedVersion(read.value, await correctionsOf(response.assessmentId))
      : null
    const known = response.reviews.find(
      (review) => review.attemptId === attemptId && isSameActor(review.by, me),
    )
    const before = known ?? { reviewId, attemptId, by: me, at, marks: {}, comments: {} }
    const judged = version && judgeWith(version, attempt, { reviews: [before] }, me)
    const hasOthers = response.reviews.some(
      (review) => review.attemptId === attemptId && review !== known && isFixed(review),
    )
    const changed = change(before, { version, judged, hasOthers, at })
    if (!changed.ok) return changed
    const after = { ...changed.value, at }
    const reviews = known
      ? response.reviews.map((review) => (review === known ? after : review))
      : [...response.reviews, after]
    const next = { ...response, reviews }
    const isScored = changesScore(before, after)
    const scores =
      isScored && version ? [scoreEntry(next, version, attempt, { me, at, after })] : []
    return done(await putNext(responses, { ...next, scores: [...response.scores, ...scores] }))
  })
}

/** The review was finished or opened again, or marks of a finished one changed. */
function changesScore(before: Review, after: Review): boolean {
  if (before.doneAt === undefined || after.doneAt === undefined) {
    return before.doneAt !== after.doneAt
  }
  return before.marks !== after.marks
}

function scoreEntry(
  response: Response,
  version: Version,
  attempt: FinishedAttempt,
  { me, at, after }: { me: Actor; at: string; after: Review },
) {
  const score = finishedScoreWith(version, attempt, response)
  const changed = Object.values(after.marks).find((mark) => mark.at === at)
  const reason =
    after.doneAt === undefined ? REVIEW_REOPENED : (changed?.reason ?? 'Review finished')
  return scoreEntryOf(score, { attemptId: attempt.attemptId, at, by: me, reason })
}
