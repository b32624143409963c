import { done, failed, type Result } from '#schemas/result.ts'
import type { Response } from '#schemas/records/response.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { correctedVersion } from '#src/review/model/keyCorrections.ts'
import { markLimits } from '#src/assessment/engine/scoring/marks.ts'
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

/**
 * Settles one answer to which finished reviews gave different marks (rule J7). Appends the mark and
 * the new score; no review changes.
 */
export function settleAnswer(
  { candidateId, attemptId, me }: ReviewedAttempt,
  questionId: string,
  { points, reason }: { points: number; reason: string },
): Promise<Result<Response, CannotSettle>> {
  const at = new Date().toISOString()
  return write([responseTable, assessmentTable], async () => {
    if (reason.trim() === '') return failed({ kind: 'needs-reason' } as const)
    const problem = tooLong(reason.trim())
    if (problem !== null) return failed(problem)
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
    const { least, most } = markLimits(question)
    if (!(points >= least && points <= most)) {
      return failed({ kind: 'out-of-range', least, most } as const)
    }
    const { mine, others } = judgeWith(version, attempt, response, me)
    const isFinished = mine?.doneAt !== undefined
    const marks = isFinished
      ? [mine, ...others].flatMap((each) => each.marks[questionId] ?? [])
      : []
    if (new Set(marks.map((mark) => mark.points)).size < 2) {
      return failed({ kind: 'nothing-to-settle' } as const)
    }
    const mark = { attemptId, questionId, points, reason: reason.trim(), at, by: me }
    const next = { ...response, settled: [...(response.settled ?? []), mark] }
    const { score } = judgeWith(version, attempt, next, me)
    const entry = scoreEntryOf(score, { attemptId, at, by: me, reason: mark.reason })
    return done(await putNext(responses, { ...next, scores: [...response.scores, entry] }))
  })
}
