import { done, failed, type Result } from '#schemas/result.ts'
import type { Question } from '#schemas/question.ts'
import type { Response } from '#schemas/records/response.ts'
import type { SettledMark } from '#schemas/review.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { correctedVersion } from '#src/review/model/keyCorrections.ts'
import { isSameActor, type Judged, markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { assessmentTable, responseTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { responses, versions } from '#src/storage/records/recordKinds.ts'
import { putNext, wholeRecord } from '#src/storage/records/records.ts'

import { correctionsOf } from './correctedVersions.ts'
import { type CannotMark, type ReviewedAttempt, tooLong } from './marking.ts'
import { judgeWith, scoreEntryOf } from './scoreEntries.ts'

export type CannotSettle =
  | Exclude<CannotMark, { kind: 'marks-missing' }>
  /** The reviewer has not finished a review, or the marks of finished reviews don't differ. */
  | { kind: 'nothing-to-settle' }
  | StorageFailure

type Saved = Promise<Result<Response, CannotSettle>>

/** What is settled; `level` is the rubric level that the points come from. */
export interface NewSettledMark {
  points: number
  level?: string | undefined
  reason: string
}

/**
 * Settles one answer to which finished reviews gave different marks (rule J7). Appends the mark and
 * the new score; no review changes.
 */
export function settleAnswer(
  where: ReviewedAttempt,
  questionId: string,
  { points, level, reason: typed }: NewSettledMark,
): Saved {
  const reason = typed.trim()
  if (reason === '') return Promise.resolve(failed({ kind: 'needs-reason' }))
  const problem = tooLong(reason)
  if (problem !== null) return Promise.resolve(failed(problem))
  return appendMark(where, questionId, (question, { mine, others }) => {
    const { least, most } = markLimits(question)
    if (!(points >= least && points <= most)) return failed({ kind: 'out-of-range', least, most })
    const reviews = mine?.doneAt === undefined ? [] : [mine, ...others]
    const marks = reviews.flatMap((each) => each.marks[questionId] ?? [])
    if (new Set(marks.map((mark) => mark.points)).size < 2) {
      return failed({ kind: 'nothing-to-settle' })
    }
    return done({ points, ...(level !== undefined && { level }), reason })
  })
}

/**
 * Takes back what this reviewer settled at this time, as long as it still counts; `mark-changed` if not
 * (rule J13). Appended like settling, with the score after it.
 */
export function undoSettling(where: ReviewedAttempt, questionId: string, settledAt: string): Saved {
  return appendMark(where, questionId, (_question, { settled }) => {
    const last = settled.get(questionId)
    if (last?.at !== settledAt || !isSameActor(last.by, where.me)) {
      return failed({ kind: 'mark-changed' })
    }
    return done({ points: last.points, reason: UNDONE, undone: true })
  })
}

/** The reason of the score after settling was undone. */
const UNDONE = 'Settled mark undone'

type MarkToAppend = Pick<SettledMark, 'points' | 'level' | 'reason' | 'undone'> & { reason: string }

function appendMark(
  { candidateId, attemptId, me }: ReviewedAttempt,
  questionId: string,
  markFrom: (question: Question, judged: Judged) => Result<MarkToAppend, CannotSettle>,
): Saved {
  const at = new Date().toISOString()
  return write([responseTable, assessmentTable], async () => {
    const stored = await wholeRecord(responses, candidateId)
    if (!stored.ok) return stored
    const response = stored.value
    const attempt = response.attempts.find((each) => each.attemptId === attemptId)
    if (attempt === undefined) return failed({ kind: 'not-found' } as const)
    const read = await wholeRecord(versions, attempt.versionId)
    const question =
      read.ok && questionsOf(read.value.definition).find(({ id }) => id === questionId)
    if (!read.ok || !question) return failed({ kind: 'no-question' } as const)
    const version = correctedVersion(read.value, await correctionsOf(response.assessmentId))
    const given = markFrom(question, judgeWith(version, attempt, response, me))
    if (!given.ok) return given
    const mark = { attemptId, questionId, ...given.value, at, by: me }
    const next = { ...response, settled: [...(response.settled ?? []), mark] }
    const { score } = judgeWith(version, attempt, next, me)
    const entry = scoreEntryOf(score, { attemptId, at, by: me, reason: mark.reason })
    return done(await putNext(responses, { ...next, scores: [...response.scores, entry] }))
  })
}
