/**
 * Everything that the candidate's address needs from storage, except saving (saving.ts) and
 * submitting (submitting.ts). The caller always passes the time, so that tests can play through a
 * whole sitting.
 */
import type { Version } from '#schemas/assessment.ts'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Settings } from '#schemas/definition.ts'
import type { QuestionKind } from '#schemas/question.ts'
import type { Response } from '#schemas/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { maskedEmail } from '#src/engine/maskedEmail.ts'
import { normaliseAccessCode } from '#src/vault/accessCode.ts'

import { newResponse, resumed, retaken, withEntry } from './attempts.ts'
import { invitedAs, tryCode } from './codes.ts'
import { failureOf } from '#src/db/core/failures.ts'
import { invitationTo, newestVersion, someoneIsUnfinished } from './invitation.ts'
import { isResponseHeld } from '#src/db/core/locks.ts'
import { isOpen } from '#src/db/stored/isOpen.ts'
import { sweepOrphans } from '#src/db/stored/orphans.ts'
import type { StorageFailure, Stored } from '#src/db/core/query.ts'
import {
  assessments,
  candidates,
  type NotFound,
  type RecordKind,
  responses,
  versions,
} from '#src/db/core/recordKinds.ts'
import { device, hiring } from '#src/db/core/rawDatabase.ts'
import { add, getStored, getWhole, putNext } from '#src/db/core/rawRecords.ts'
import { getSetting, SETTINGS } from '#src/db/device/rawSettings.ts'
import { read, write } from '#src/db/core/transactions.ts'
import { mayStart, whyNotAgain } from './starting.ts'
import { countUnknownTry, digestOf } from './unknownTries.ts'

/** What anyone at the candidate's address may see before signing in. */
export interface Invitation {
  assessmentId: string
  versionId: string
  title: string
  introduction?: AuthoredText
  minutes: number
  /** The maximum number of questions anyone is asked. Excluding statements. */
  questions: number
  /** Whether answers decide if all of them are asked. */
  mayBeFewer: boolean
  /** Kinds of question, without duplicates. */
  kinds: QuestionKind[]
  layout: Settings['layout']
  language: string
  /** Closed to new candidates; somebody on this device may still finish what they started. */
  onlyToFinish: boolean
}

/** The newest published version of an assessment, reduced to what anyone may know. */
export async function getInvitation(
  assessmentId: string,
  now: Date = new Date(),
): Promise<Result<Invitation, NotFound | { kind: 'closed' } | StorageFailure>> {
  try {
    return await read(hiring, ['Assessments', 'Responses'], async (stores) => {
      const assessment = await getWhole(stores, assessments, assessmentId)
      if (!assessment.ok) return assessment
      const version = await newestVersion(stores, assessment.value)
      if (!version.ok) return version
      const open = isOpen(assessment.value, now)
      if (!open && !(await someoneIsUnfinished(stores, assessmentId))) {
        return failed({ kind: 'closed' })
      }
      return done(invitationTo(version.value, !open))
    })
  } catch (error) {
    return failed(failureOf(error))
  }
}

/**
 * Signs a candidate in with email and access code, both as typed. An unknown email and a wrong code
 * get the same response and the same delays: five attempts, then growing pauses. Until `until` no
 * code is checked, not even the right one.
 */
export async function identify({
  assessmentId,
  email,
  code,
  now,
}: {
  assessmentId: string
  email: string
  code: string
  now: Date
}): Promise<
  Result<
    { candidateId: string },
    { kind: 'no-match' } | { kind: 'wait'; until: string } | StorageFailure
  >
> {
  const address = email.trim().toLowerCase()
  const typed = normaliseAccessCode(code)
  // Computed for known emails too, so that the time taken reveals nothing.
  const digest = await digestOf(assessmentId, address)
  const known = await write(hiring, ['Candidates'], async (stores) => {
    const invited = await invitedAs(stores, address, assessmentId)
    if (invited.length === 0) return done({ kind: 'unknown' } as const)
    return done(await tryCode(stores, invited, typed, now))
  })
  if (!known.ok) return known
  if (known.value.kind === 'match') return done({ candidateId: known.value.candidateId })
  if (known.value.kind !== 'unknown') return failed(known.value)
  const waiting = await countUnknownTry(digest, now)
  if (!waiting.ok) return waiting
  return failed(
    waiting.value === null ? { kind: 'no-match' } : { kind: 'wait', until: waiting.value },
  )
}

/** How long a session opened by staff waits for the candidate's page. */
const HANDOVER_MS = 2 * 60_000

/** The candidate whose session staff have just opened, or null. It can only be used once. */
export async function acceptHandover(
  assessmentId: string,
  now: Date = new Date(),
): Promise<string | null> {
  const taken = await write(device, [SETTINGS], async (stores) => {
    const offer = await getSetting(stores, 'handover')
    if (offer?.assessmentId !== assessmentId) return done(null)
    await stores.remove(SETTINGS, 'handover')
    const age = now.getTime() - new Date(offer.at).getTime()
    return done(age >= 0 && age <= HANDOVER_MS ? offer.candidateId : null)
  })
  return taken.ok ? taken.value : null
}

/** What tells candidates that a session opened by staff is theirs, and unlocks it later. */
export type OpenedFor = {
  /** Masked (rule N1). */
  email: string
  code: string
}

/** Undefined if the record can't be read, or nothing is assigned. */
export async function openedFor(candidateId: string): Promise<OpenedFor | undefined> {
  const stored = await readOne(candidates, candidateId)
  if (stored?.kind !== 'whole') return undefined
  const { email, assignment } = stored.value
  return assignment && { email: maskedEmail(email), code: assignment.code }
}

/** Finished or not; null if there is none. Rejects with what storage threw. */
export function getResponse(candidateId: string): Promise<Stored<Response> | null> {
  return readOne(responses, candidateId)
}

function readOne<T>(kind: RecordKind<T>, id: string): Promise<Stored<T> | null> {
  return read(hiring, [kind.store], (stores) => getStored(stores, kind, id))
}

export interface StartedAttempt {
  /** Has a `current` attempt. */
  response: Response
  version: Version
  resumed: boolean
}

export type CannotStart =
  | NotFound
  | { kind: 'closed' }
  | { kind: 'not-assigned' }
  /** `assessmentId` may differ from the one requested. */
  | { kind: 'already-submitted'; at: string; assessmentId: string }
  /** Another assessment was started and not submitted. */
  | { kind: 'other-in-progress'; assessmentId: string }

/**
 * Starts the candidate's attempt, or resumes the unfinished one, even if the assessment was closed
 * meanwhile. A candidate has one response: after submission there is no further attempt unless
 * staff allowed a retake.
 */
export async function startOrResume(asked: {
  candidateId: string
  assessmentId: string
  now: Date
}): Promise<Result<StartedAttempt, CannotStart | StorageFailure>> {
  const { candidateId, assessmentId, now } = asked
  const isHeld = await isResponseHeld(candidateId)
  const started = await write(
    hiring,
    ['Responses', 'Candidates', 'Assessments'],
    async (stores) => {
      const stored = await getWhole(stores, responses, candidateId)
      if (!stored.ok && stored.error.kind === 'damaged-record') return stored
      const response = stored.ok ? stored.value : null
      const at = now.toISOString()
      const refusal = response && whyNotAgain(response, assessmentId)
      if (refusal) return failed(refusal)
      if (response?.current) {
        const version = await getWhole(stores, versions, response.current.versionId)
        if (!version.ok) return version
        // Another tab owns the record; a second tab only reads it.
        const back = isHeld
          ? response
          : await putNext(stores, responses, resumed(response, response.current, at))
        return done({ response: back, version: version.value, resumed: true })
      }
      const allowed = await mayStart(stores, candidateId, assessmentId, now)
      if (!allowed.ok) return allowed
      const { candidate, version } = allowed.value
      const opened = response
        ? await putNext(stores, responses, retaken(response, version, at))
        : await add(stores, responses, newResponse(candidateId, version, at))
      await putNext(stores, candidates, withEntry(candidate, 'started', version, at))
      return done({ response: opened, version, resumed: false })
    },
  )
  const current = started.ok && !isHeld ? started.value.response.current : undefined
  if (current) await sweepOrphans(current.attemptId, current.answers)
  return started
}
