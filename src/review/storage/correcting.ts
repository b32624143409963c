/** Correcting the key of a published version, and recording what that changes. */
import type { KeyCorrection } from '#schemas/records/assessment.ts'
import type { Actor } from '#schemas/actor.ts'
import type { ScoreEntry } from '#schemas/review.ts'
import type { Response } from '#schemas/records/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isKeyCorrectable, withKey } from '#src/builder/model/correctedKeys.ts'
import { correctedVersion, keyChangeBy } from '#src/review/model/keyCorrections.ts'
import { isScoreChanged, type KeyChange, recordedChange } from '#src/review/model/keyEffects.ts'
import { assessmentTable, responseTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { assessments, responses, versions } from '#src/storage/records/recordKinds.ts'
import { putAllNext, wholeRecord } from '#src/storage/records/records.ts'
import { checkRecords, type NotFound } from '#src/storage/records/shapes.ts'
import { putNextAssessment } from '#src/storage/stored/nextAssessment.ts'

import { scoreEntryOf } from './scoreEntries.ts'

export interface NewCorrection {
  assessmentId: string
  versionId: string
  questionId: string
  /** In the shape of the question's kind. */
  key: unknown
  reason: string
  by: Actor
  /** How many corrections of the assessment the author knew of. */
  known: number
}

export type CannotCorrect =
  | NotFound
  | StorageFailure
  | { kind: 'needs-reason' }
  /** The question has no key, can't have this one, or has exactly this one already. */
  | { kind: 'not-a-correction' }
  /** Somebody else has corrected a key in the meantime. */
  | { kind: 'changed-elsewhere' }

/**
 * Adds the correction, which counts from then on (rule U1). The scores that it changes are recorded by
 * `recordKeyCorrection`.
 */
export function correctKey({
  assessmentId,
  versionId,
  questionId,
  key,
  reason,
  by,
  known,
}: NewCorrection): Promise<Result<KeyCorrection, CannotCorrect>> {
  const now = new Date()
  return write([assessmentTable], async () => {
    if (reason.trim() === '') return failed({ kind: 'needs-reason' } as const)
    const stored = await wholeRecord(assessments, assessmentId)
    if (!stored.ok) return stored
    const version = await wholeRecord(versions, versionId)
    if (!version.ok) return version
    const { keyCorrections } = stored.value
    if (keyCorrections.length !== known) return failed({ kind: 'changed-elsewhere' } as const)
    const { definition } = correctedVersion(version.value, keyCorrections)
    const question = questionsOf(definition).find(({ id }) => id === questionId)
    const corrected = question && withKey(question, key, definition.textRules)
    if (!question || !corrected || !isKeyCorrectable(question) || !isKeyCorrectable(corrected)) {
      return failed({ kind: 'not-a-correction' } as const)
    }
    if (isSame(question.key, corrected.key)) return failed({ kind: 'not-a-correction' } as const)
    const correction: KeyCorrection = {
      versionId,
      questionId,
      key: corrected.key,
      reason: reason.trim(),
      by,
      at: momentAfterLast(keyCorrections, now),
    }
    await putNextAssessment(stored.value, { keyCorrections: [...keyCorrections, correction] }, now)
    return done(correction)
  })
}

/** The time of a correction identifies it, so it is later than those before it. */
function momentAfterLast(corrections: readonly KeyCorrection[], now: Date): string {
  const last = Math.max(0, ...corrections.map(({ at }) => Date.parse(at) + 1))
  return new Date(Math.max(now.getTime(), last)).toISOString()
}

export interface Recording {
  assessmentId: string
  /** When the key was corrected. */
  at: string
  /** The candidates whose scores may have changed. */
  candidateIds: readonly string[]
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Few enough that the page stays responsive. */
const BATCH_SIZE = 10

/**
 * Appends the new score to each of these responses whose recorded score the correction changes, and
 * notes that it is done. Returns how many responses it added to. What an interrupted run has
 * recorded is left as it is (rule U3).
 */
export async function recordKeyCorrection({
  assessmentId,
  at,
  candidateIds,
  onProgress,
}: Recording): Promise<Result<number, NotFound | StorageFailure>> {
  const found = await write([assessmentTable], async () => {
    const stored = await wholeRecord(assessments, assessmentId)
    if (!stored.ok) return stored
    const { keyCorrections } = stored.value
    const correction = keyCorrections.find((each) => each.at === at)
    if (!correction) return failed({ kind: 'not-found' } as const)
    const version = await wholeRecord(versions, correction.versionId)
    if (!version.ok) return version
    return done({ correction, change: keyChangeBy(version.value, keyCorrections, at) })
  })
  if (!found.ok) return found
  const { correction, change } = found.value
  let recorded = 0
  for (let start = 0; start < candidateIds.length; start += BATCH_SIZE) {
    onProgress?.({ done: start, total: candidateIds.length })
    const batch = candidateIds.slice(start, start + BATCH_SIZE)
    const written = await write([responseTable], async () => {
      const raws = await responseTable.bulkGet(batch)
      const { whole } = checkRecords(
        responses,
        raws.filter((raw) => raw !== undefined),
      )
      const changed = whole.flatMap((response) => {
        const entries = newEntries(response, correction, change)
        return entries.length === 0
          ? []
          : [{ ...response, scores: [...response.scores, ...entries] }]
      })
      await putAllNext(responses, changed)
      return done(changed.length)
    })
    if (!written.ok) return written
    recorded += written.value
  }
  const noted = await noteRecorded(assessmentId, at)
  return noted.ok ? done(recorded) : noted
}

function noteRecorded(assessmentId: string, at: string) {
  const now = new Date()
  return write([assessmentTable], async () => {
    const stored = await wholeRecord(assessments, assessmentId)
    if (!stored.ok) return stored
    const keyCorrections = stored.value.keyCorrections.map((each) =>
      each.at === at ? { ...each, recordedAt: now.toISOString() } : each,
    )
    return done(await putNextAssessment(stored.value, { keyCorrections }, now))
  })
}

function newEntries(
  response: Response,
  { versionId, questionId, at, by, reason }: KeyCorrection,
  change: KeyChange,
): ScoreEntry[] {
  return response.attempts.flatMap((attempt) => {
    const { attemptId } = attempt
    const isRecorded = response.scores.some(
      (entry) => entry.attemptId === attemptId && entry.at === at && entry.keyFixed !== undefined,
    )
    if (attempt.versionId !== versionId || attempt.submittedAt > at || isRecorded) return []
    const scores = recordedChange(change, attempt, response)
    if (!isScoreChanged(scores)) return []
    const { before, after } = scores
    const keyFixed = {
      questionId,
      pointsBefore: before.points,
      mostBefore: before.most,
      toBeMarked: after.toBeMarked,
    }
    return [{ ...scoreEntryOf(after, { attemptId, at, by, reason }), keyFixed }]
  })
}
