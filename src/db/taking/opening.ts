/** Starts and resumes attempts. */
import type { Answers } from '#schemas/answer.ts'
import type { StoredVersion } from '#schemas/assessment.ts'
import type { CurrentAttempt, ProtectedCurrent, StoredResponse } from '#schemas/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { Encrypted, TeamKey } from '#schemas/sealing.ts'
import { failureOf } from '#src/db/core/failures.ts'
import { isResponseHeld } from '#src/db/core/locks.ts'
import type { StorageFailure } from '#src/db/core/query.ts'
import { hiring } from '#src/db/core/rawDatabase.ts'
import { read, type Stores, write } from '#src/db/core/transactions.ts'
import { readTeamKey } from '#src/db/device/teamKey.ts'
import { add, getStored, getWhole, putNext } from '#src/db/records/rawRecords.ts'
import type { NotFound } from '#src/db/records/shapes.ts'
import { storedCandidates, storedResponses, storedVersions } from '#src/db/records/storedKinds.ts'
import { sweepOrphans } from '#src/db/stored/orphans.ts'

import type { AttemptSeal, Credentials } from './attemptSeal.ts'
import { newAttempt, newResponse, resumed, retaken, withEntry } from './attempts.ts'
import { mayStart, whyNotAgain } from './starting.ts'

/** As stored, with the answers of the current attempt opened. */
export type OpenedResponse = Omit<StoredResponse, 'current'> & { current?: CurrentAttempt }

export interface StartedAttempt {
  /** Has a `current` attempt. */
  response: OpenedResponse
  version: StoredVersion
  resumed: boolean
  /** In protected mode: what seals the attempt. */
  seal: AttemptSeal | null
}

export type CannotStart =
  | NotFound
  | { kind: 'closed' }
  | { kind: 'not-assigned' }
  /** In protected mode: nobody has signed in on this page. */
  | { kind: 'code-needed' }
  /** `assessmentId` may differ from the one requested. */
  | { kind: 'already-submitted'; at: string; assessmentId: string }
  /** Another assessment was started and not submitted. */
  | { kind: 'other-in-progress'; assessmentId: string }

interface Asked {
  candidateId: string
  assessmentId: string
  now: Date
  /** Needed in protected mode. */
  credentials?: Credentials
}

type Started = Result<StartedAttempt, CannotStart | StorageFailure>

/**
 * Starts the candidate's attempt, or resumes the unfinished one, even if the assessment was closed
 * meanwhile. A candidate has one response: after submission there is no further attempt unless
 * staff allowed a retake.
 */
export async function startOrResume(asked: Asked): Promise<Started> {
  const isHeld = await isResponseHeld(asked.candidateId)
  for (;;) {
    const prepared = await prepare(asked)
    if (!prepared.ok) return prepared
    const started = await write(hiring, ['Responses', 'Candidates', 'Assessments'], (stores) =>
      startIn(stores, asked, { isHeld, prepared: prepared.value }),
    )
    // Sealed for an attempt that is no longer the current one.
    if (!started.ok && started.error.kind === 'outdated') continue
    const current = started.ok && !isHeld ? started.value.response.current : undefined
    if (current) await sweepOrphans(current.attemptId, current.answers)
    if (started.ok) return started
    const { error } = started
    return error.kind === 'outdated' ? failed({ kind: 'not-found' }) : failed(error)
  }
}

/** What is opened and sealed before the transaction, in which nothing can be. */
interface Prepared {
  seal: AttemptSeal
  /** Undefined for a new attempt. */
  before: StoredResponse['current']
  answers: Answers
  draft: Encrypted
}

/** Null while protection is off. */
async function prepare(
  asked: Asked,
): Promise<Result<Prepared | null, CannotStart | StorageFailure>> {
  try {
    const team = await readTeamKey()
    if (team === null) return done(null)
    const stored = await read(hiring, ['Responses'], (stores) =>
      getStored(stores, storedResponses, asked.candidateId),
    )
    const before = stored?.kind === 'whole' ? stored.value.current : undefined
    const isProtected = before !== undefined && 'draft' in before
    // What is not sealed any more need not be sealed for a while.
    if (team.pending === 'opening' && !isProtected) return done(null)
    if (asked.credentials === undefined) return failed({ kind: 'code-needed' })
    return isProtected
      ? await reopen(before, team, asked.credentials)
      : await protect(before, team, asked.credentials)
  } catch (error) {
    return failed(failureOf(error))
  }
}

async function reopen(before: ProtectedCurrent, team: TeamKey, credentials: Credentials) {
  const { sealOf } = await import('./attemptSeal.ts')
  const seal = await sealOf(before, team, credentials)
  const answers = await seal?.decryptAnswers(before.draft)
  if (!seal || !answers) return failed({ kind: 'code-needed' } as const)
  return done({ seal, before, answers, draft: before.draft })
}

async function protect(
  before: CurrentAttempt | undefined,
  team: TeamKey,
  credentials: Credentials,
) {
  const { newSeal } = await import('./attemptSeal.ts')
  const seal = await newSeal(before?.attemptId ?? crypto.randomUUID(), team, credentials)
  const answers = before?.answers ?? {}
  return done({ seal, before, answers, draft: await seal.encryptAnswers(answers) })
}

async function startIn(
  stores: Stores,
  { candidateId, assessmentId, now }: Asked,
  { isHeld, prepared }: { isHeld: boolean; prepared: Prepared | null },
): Promise<Result<StartedAttempt, CannotStart | StorageFailure | { kind: 'outdated' }>> {
  const stored = await getWhole(stores, storedResponses, candidateId)
  if (!stored.ok && stored.error.kind === 'damaged-record') return stored
  const response = stored.ok ? stored.value : null
  const at = now.toISOString()
  const refusal = response && whyNotAgain(response, assessmentId)
  if (refusal) return failed(refusal)
  if (!isUpToDate(prepared, response?.current)) return failed({ kind: 'outdated' })
  const seal = prepared?.seal ?? null
  if (response?.current) {
    const version = await getWhole(stores, storedVersions, response.current.versionId)
    if (!version.ok) return version
    // Another tab owns the record; a second tab only reads it.
    const back = isHeld
      ? response
      : await putNext(
          stores,
          storedResponses,
          resumed(response, sealed(response.current, prepared), at),
        )
    return done({ response: opened(back, prepared), version: version.value, resumed: true, seal })
  }
  const allowed = await mayStart(stores, candidateId, assessmentId, now)
  if (!allowed.ok) return allowed
  const { candidate, version } = allowed.value
  const attempt = sealed(newAttempt(version, at, seal?.attemptId), prepared)
  const started = response
    ? await putNext(stores, storedResponses, retaken(response, version, attempt))
    : await add(stores, storedResponses, newResponse(candidateId, version, attempt))
  await putNext(stores, storedCandidates, withEntry(candidate, 'started', version, at))
  return done({ response: opened(started, prepared), version, resumed: false, seal })
}

/** Whether what was prepared is for the attempt that is stored now. */
function isUpToDate(prepared: Prepared | null, current: StoredResponse['current']): boolean {
  if (prepared === null) return current === undefined || 'answers' in current
  const { before } = prepared
  if (before === undefined || current === undefined) return before === current
  return JSON.stringify(before) === JSON.stringify(current)
}

/** The attempt as it is stored in protected mode. */
function sealed(
  attempt: CurrentAttempt | ProtectedCurrent,
  prepared: Prepared | null,
): CurrentAttempt | ProtectedCurrent {
  if (prepared === null || 'draft' in attempt) return attempt
  const { answers: _sealed, ...bare } = attempt
  return { ...bare, draft: prepared.draft, keys: prepared.seal.keys }
}

function opened(response: StoredResponse, prepared: Prepared | null): OpenedResponse {
  const { current, ...rest } = response
  if (current === undefined) return rest
  if ('answers' in current) return { ...rest, current }
  const { draft: _opened, keys: _kept, ...bare } = current
  return { ...rest, current: { ...bare, answers: prepared?.answers ?? {} } }
}
