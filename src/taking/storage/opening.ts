/** Starts and resumes attempts. */
import type { PartialResponse, PartialVersion } from '#schemas/records/partialRecords.ts'
import type { CurrentAttempt, ProtectedCurrent } from '#schemas/attempt.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { shareSources } from '#src/assessment/engine/texts/shareSources.ts'
import { offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import { isResponseHeld } from '#src/storage/core/locks.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { type Stores, write } from '#src/storage/core/transactions.ts'
import { mayBeProtected } from '#src/storage/device/rawTeamKey.ts'
import { add, getWhole, putNext } from '#src/storage/records/rawRecords.ts'
import type { NotFound } from '#src/storage/records/shapes.ts'
import { partialCandidates, partialResponses, partialVersions } from './partialKinds.ts'
import { sweepOrphans } from '#src/storage/stored/orphans.ts'

import type { AttemptSeal, Credentials } from './attemptSeal.ts'
import { newAttempt, newResponse, resumed, retaken, withEntry } from './attempts.ts'
import type { Prepared } from './preparing.ts'
import { mayStart, whyNotAgain } from './starting.ts'

/** The stored response, with the answers of the current attempt opened. */
export type OpenedResponse = Omit<PartialResponse, 'current'> & { current?: CurrentAttempt }

export interface StartedAttempt {
  /** The response with a `current` attempt. */
  response: OpenedResponse
  version: PartialVersion
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

interface StartRequest {
  candidateId: string
  assessmentId: string
  now: Date
  /** The language that was chosen, if any. */
  language?: string | undefined
  /** Needed in protected mode. */
  credentials?: Credentials
}

/**
 * After so many runs no other page changes the attempt: protection is off, and it did not open
 * before.
 */
const MOST_RUNS = 20

type Started = Result<StartedAttempt, CannotStart | StorageFailure>

/**
 * Starts the candidate's attempt, or resumes the unfinished one, even if the assessment was closed
 * meanwhile. A candidate has one response: after submission there is no further attempt unless
 * staff allowed a retake.
 */
export async function startOrResume(request: StartRequest): Promise<Started> {
  const isHeld = await isResponseHeld(request.candidateId)
  for (let runs = 0; ; runs += 1) {
    const protection = await prepared(request)
    if (!protection.ok) return protection
    const started = await write(hiring, ['Responses', 'Candidates', 'Assessments'], (stores) =>
      startIn(stores, request, { isHeld, protection: protection.value }),
    )
    // Sealed for an attempt that is no longer the current one.
    if (!started.ok && started.error.kind === 'outdated' && runs < MOST_RUNS) continue
    const current = started.ok && !isHeld ? started.value.response.current : undefined
    if (current) await sweepOrphans(current.attemptId, current.answers)
    if (started.ok) {
      shareSources(started.value.version.definition)
      return started
    }
    const { error } = started
    return failed(error.kind === 'outdated' ? { kind: 'not-valid', problems: [] } : error)
  }
}

/** Null while protection is off, and what protects the attempt otherwise. */
async function prepared({
  candidateId,
  credentials,
}: StartRequest): Promise<Result<Prepared | null, CannotStart | StorageFailure>> {
  try {
    if (!(await mayBeProtected())) return done(null)
    const { prepare } = await import('./preparing.ts')
    return await prepare(candidateId, credentials)
  } catch (error) {
    return failed(failureOf(error))
  }
}

async function startIn(
  stores: Stores,
  { candidateId, assessmentId, now, language }: StartRequest,
  { isHeld, protection }: { isHeld: boolean; protection: Prepared | null },
): Promise<Result<StartedAttempt, CannotStart | StorageFailure | { kind: 'outdated' }>> {
  const stored = await getWhole(stores, partialResponses, candidateId)
  if (!stored.ok && stored.error.kind === 'damaged-record') return stored
  const response = stored.ok ? stored.value : null
  const at = now.toISOString()
  const refusal = response && whyNotAgain(response, assessmentId)
  if (refusal) return failed(refusal)
  if (!isUpToDate(protection, response?.current)) return failed({ kind: 'outdated' })
  const seal = protection?.seal ?? null
  const asStored = (attempt: CurrentAttempt | ProtectedCurrent) =>
    protection?.sealed(attempt) ?? attempt
  if (response?.current) {
    const version = await getWhole(stores, partialVersions, response.current.versionId)
    if (!version.ok) return version
    const current = { ...asStored(response.current), ...chosenOf(version.value, language) }
    // Another tab owns the record; a second tab only reads it.
    const back = isHeld
      ? response
      : await putNext(stores, partialResponses, resumed(response, current, at))
    return done({ response: opened(back, protection), version: version.value, resumed: true, seal })
  }
  const allowed = await mayStart(stores, candidateId, assessmentId, now)
  if (!allowed.ok) return allowed
  const { candidate, version } = allowed.value
  const attempt = asStored(
    newAttempt(version, at, { attemptId: seal?.attemptId, ...chosenOf(version, language) }),
  )
  const started = response
    ? await putNext(stores, partialResponses, retaken(response, version, attempt))
    : await add(stores, partialResponses, newResponse(candidateId, version, attempt))
  await putNext(stores, partialCandidates, withEntry(candidate, 'started', version, at))
  return done({ response: opened(started, protection), version, resumed: false, seal })
}

/** The chosen language, if the version offers it (rule Z3). */
function chosenOf(
  { definition }: PartialVersion,
  language: string | undefined,
): { language?: string } {
  const isOffered = language !== undefined && offeredLanguages(definition).includes(language)
  return isOffered ? { language } : {}
}

/** An attempt that is stored sealed starts only with what opens it. */
function isUpToDate(protection: Prepared | null, current: PartialResponse['current']): boolean {
  return protection?.isFor(current) ?? (current === undefined || 'answers' in current)
}

function opened(
  { current, ...rest }: PartialResponse,
  protection: Prepared | null,
): OpenedResponse {
  if (current === undefined) return rest
  if ('answers' in current) return { ...rest, current }
  return protection === null ? rest : { ...rest, current: protection.opened(current) }
}
