/**
 * How an attempt ends. Separate from the rest because the candidate's page loads it only once there
 * are questions to answer.
 */

import type { Answers } from '#schemas/answer.ts'
import type { Activity, AttemptEvent } from '#schemas/activity.ts'
import type { FinishedAttempt, SubmittedAnswers } from '#schemas/attempt.ts'
import type { PartialCandidate, PartialResponse } from '#schemas/records/partialRecords.ts'
import type { Pause, TimeUsed } from '#schemas/timeUsed.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { mintReference } from '#src/storage/vault/randomness.ts'
import { sweepOrphans } from '#src/storage/stored/orphans.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import type { NotFound } from '#src/storage/records/shapes.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { getWhole, putNext } from '#src/storage/records/rawRecords.ts'
import { write } from '#src/storage/core/transactions.ts'

import type { AttemptSeal } from './attemptSeal.ts'
import type { SealedAnswers } from './sealedAnswers.ts'
import { withEntry } from './attempts.ts'
import { pauseWriter } from './openWriters.ts'
import { partialCandidates, partialResponses, partialVersions } from './partialKinds.ts'

/**
 * Submits the attempt with these answers, in one transaction. If several submit, exactly one wins
 * and the others get its receipt. Save unsaved answers (`flush`) first.
 */
export async function submitAttempt(submission: {
  candidateId: string
  attemptId: string
  answers: Answers
  dropped: string[]
  activity?: Activity
  /** With time limits, as of now. */
  used?: TimeUsed
  /** Closed questions with something missing or wrong. */
  unfinished?: number
  /** Absent if the candidate submits. */
  by?: 'clock'
  now: Date
  /** In protected mode. */
  seal?: AttemptSeal | null
}): Promise<
  Result<
    { receipt: string; at: string },
    | NotFound
    | { kind: 'already-submitted'; receipt: string; at: string }
    | { kind: 'changed-elsewhere' }
    | StorageFailure
  >
> {
  const { candidateId, attemptId, answers, dropped, activity, now, seal = null } = submission
  const plain: SubmittedAnswers = { answers, dropped, ...(activity && { activity }) }
  const writer = pauseWriter(attemptId)
  const at = now.toISOString()
  const sealed = seal && (await seal.sealSubmitted(candidateId, plain))
  if (sealed?.ok === false) {
    writer?.resume()
    return sealed
  }
  const result = await write(hiring, ['Responses', 'Candidates', 'Assessments'], async (stores) => {
    const stored = await getWhole(stores, partialResponses, candidateId)
    if (!stored.ok) return stored
    const { current, attempts } = stored.value
    const before = attempts.find((attempt) => attempt.attemptId === attemptId)
    if (before) {
      const { receipt, submittedAt } = before
      return failed({ kind: 'already-submitted', receipt, at: submittedAt })
    }
    if (current?.attemptId !== attemptId) return failed({ kind: 'changed-elsewhere' })
    const left = seal ? sealed?.value : plain
    // In protected mode nothing plain is written, whatever went wrong.
    if (!left || 'draft' in current !== 'sealed' in left)
      return failed({ kind: 'changed-elsewhere' })
    const candidate = await getWhole(stores, partialCandidates, candidateId)
    const assignment = candidate.ok ? candidate.value.assignment : undefined
    const isOf = assignment?.assessmentId === stored.value.assessmentId
    const clock = { ...submission, terms: isOf ? assignment : undefined }
    const { response, finished } = submitted(stored.value, current, { left, at, clock })
    await putNext(stores, partialResponses, response)
    const version = await getWhole(stores, partialVersions, current.versionId)
    // A damaged candidate record must not prevent submission; only the timeline entry is missing.
    if (candidate.ok && version.ok) {
      await putNext(
        stores,
        partialCandidates,
        withEntry(withPauseEnded(candidate.value, at), 'submitted', version.value, at),
      )
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

type Left = SubmittedAnswers | SealedAnswers

/** The response with its current attempt finished; its answers are immutable from now on. */
function submitted(
  response: PartialResponse,
  current: NonNullable<PartialResponse['current']>,
  { left, at, clock }: { left: Left; at: string; clock: SubmittedClock },
): { response: PartialResponse; finished: PartialResponse['attempts'][number] } {
  const { place: _left, seen: _seen, ...attempt } = withoutAnswers(current)
  const finished = {
    ...attempt,
    ...left,
    ...withClock(attempt, at, clock),
    submittedAt: at,
    receipt: mintReference(),
  }
  const { current: _finished, ...rest } = response
  return {
    finished,
    response: { ...rest, submittedAt: at, attempts: [...rest.attempts, finished] },
  }
}

function withoutAnswers(current: NonNullable<PartialResponse['current']>) {
  if ('answers' in current) {
    const { answers: _given, activity: _observed, marked: _marked, ...attempt } = current
    return attempt
  }
  const {
    draft: _draft,
    sealedActivity: _observed,
    sealedMarked: _marked,
    keys: _keys,
    ...attempt
  } = current
  return attempt
}

/** The clock and the events of a submitted attempt. */
interface SubmittedClock {
  used?: TimeUsed
  unfinished?: number
  by?: 'clock'
  /** The terms of the candidate's assignment, if it still exists. */
  terms: { extraTime?: number; pauses?: readonly Pause[] } | undefined
}

/** The events and the clock of an attempt that is submitted at `at`; pauses are among the events. */
function withClock(
  { events, clock, startedAt }: Pick<FinishedAttempt, 'events' | 'clock' | 'startedAt'>,
  at: string,
  { used, unfinished = 0, by, terms }: SubmittedClock,
): Pick<FinishedAttempt, 'events' | 'clock'> {
  const end: AttemptEvent = {
    kind: 'submitted',
    at,
    ...(by && { by }),
    ...(unfinished > 0 && { unfinished }),
  }
  if (used === undefined) return { events: [...events, end], clock }
  const { extraTime = 0, pauses = [] } = terms ?? {}
  // Leave out pauses of earlier attempts, and what was before this one of a pause that outlived them.
  const own = pauses
    .filter(({ to = at }) => to >= startedAt)
    .map((pause) => (pause.from < startedAt ? { ...pause, from: startedAt } : pause))
  return {
    events: [...merged(events, own.map(asEvent(at))), end],
    clock: { ...clock, used, ...(extraTime > 0 && { extraTime }) },
  }
}

/** A pause ends with its attempt, so that it doesn't stop the clock of a retake. */
function withPauseEnded(candidate: PartialCandidate, at: string): PartialCandidate {
  const { assignment } = candidate
  if (assignment?.pauses === undefined) return candidate
  const pauses = assignment.pauses.map((pause) => ({ ...pause, to: pause.to ?? at }))
  return { ...candidate, assignment: { ...assignment, pauses } }
}

function asEvent(end: string): (pause: Pause) => AttemptEvent {
  return ({ from, to = end }) => {
    return { kind: 'paused', at: from, ms: Math.max(0, Date.parse(to) - Date.parse(from)) }
  }
}

/**
 * Merges two lists in which events keep their order, even if the device's clock was set meanwhile.
 */
function merged(events: readonly AttemptEvent[], added: readonly AttemptEvent[]): AttemptEvent[] {
  const rest = [...added]
  const all = events.flatMap((event) => {
    const later = rest.findIndex(({ at }) => at >= event.at)
    return [...rest.splice(0, later < 0 ? rest.length : later), event]
  })
  return [...all, ...rest]
}
