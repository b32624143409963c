/**
 * How an attempt ends. Separate from the rest because the candidate's page loads it only once there
 * are questions to answer.
 */
import type { Answers } from '#schemas/answer.ts'
import type { CurrentAttempt, FinishedAttempt, Response } from '#schemas/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { mintReference } from '#src/vault/randomness.ts'

import { withEntry } from './attempts.ts'
import { pauseWriter } from './openWriters.ts'
import { sweepOrphans } from '#src/db/stored/orphans.ts'
import type { StorageFailure } from '#src/db/core/query.ts'
import { candidates, type NotFound, responses, versions } from '#src/db/core/recordKinds.ts'
import { hiring } from '#src/db/core/rawDatabase.ts'
import { getWhole, putNext } from '#src/db/core/rawRecords.ts'
import { write } from '#src/db/core/transactions.ts'

/**
 * Submits the attempt with these answers, in one transaction. If several submit, exactly one wins
 * and the others get its receipt. Save unsaved answers (`flush`) first.
 */
export async function submitAttempt(submission: {
  candidateId: string
  attemptId: string
  answers: Answers
  dropped: string[]
  now: Date
}): Promise<
  Result<
    { receipt: string; at: string },
    | NotFound
    | { kind: 'already-submitted'; receipt: string; at: string }
    | { kind: 'changed-elsewhere' }
    | StorageFailure
  >
> {
  const { candidateId, attemptId, answers, dropped, now } = submission
  const writer = pauseWriter(attemptId)
  const result = await write(hiring, ['Responses', 'Candidates', 'Assessments'], async (stores) => {
    const stored = await getWhole(stores, responses, candidateId)
    if (!stored.ok) return stored
    const { current, attempts } = stored.value
    const before = attempts.find((attempt) => attempt.attemptId === attemptId)
    if (before) {
      const { receipt, submittedAt } = before
      return failed({ kind: 'already-submitted', receipt, at: submittedAt })
    }
    if (current?.attemptId !== attemptId) return failed({ kind: 'changed-elsewhere' })
    const at = now.toISOString()
    const { response, finished } = submitted(stored.value, current, { answers, dropped, at })
    await putNext(stores, responses, response)
    const candidate = await getWhole(stores, candidates, candidateId)
    const version = await getWhole(stores, versions, current.versionId)
    // A damaged candidate record must not prevent submission; only the timeline entry is missing.
    if (candidate.ok && version.ok) {
      await putNext(stores, candidates, withEntry(candidate.value, 'submitted', version.value, at))
    }
    return done({ receipt: finished.receipt, at })
  })
  if (result.ok || result.error.kind === 'already-submitted') writer?.finish()
  else if (result.error.kind === 'changed-elsewhere') writer?.giveUp('changed')
  else if (result.error.kind === 'not-found') writer?.giveUp('gone')
  else writer?.resume()
  if (result.ok) await sweepOrphans(attemptId, answers)
  return result
}

/** The response with its current attempt finished; its answers are immutable from now on. */
function submitted(
  response: Response,
  current: CurrentAttempt,
  given: { answers: Answers; dropped: string[]; at: string },
): { response: Response; finished: FinishedAttempt } {
  const { place: _left, ...attempt } = current
  const finished: FinishedAttempt = {
    ...attempt,
    answers: given.answers,
    events: [...attempt.events, { at: given.at, kind: 'submitted' }],
    submittedAt: given.at,
    receipt: mintReference(),
    dropped: given.dropped,
  }
  const { current: _finished, ...rest } = response
  return {
    finished,
    response: { ...rest, submittedAt: given.at, attempts: [...rest.attempts, finished] },
  }
}
