/**
 * All that the candidate's address asks of storage, but for saving (saving.ts) and submitting
 * (submitting.ts). The moment is always the caller's, so that a whole sitting can be played in a test.
 */
import type { Version } from '#schemas/assessment.ts'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Settings } from '#schemas/definition.ts'
import type { QuestionKind } from '#schemas/question.ts'
import type { Response } from '#schemas/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { normaliseAccessCode } from '#src/vault/accessCode.ts'

import { newResponse, resumed, retaken, withEntry } from './attempts.ts'
import { invitedAs, tryCode } from './codes.ts'
import { failureOf } from './failures.ts'
import { invitationTo, newestVersion, someoneIsUnfinished } from './invitation.ts'
import { isResponseHeld } from './locks.ts'
import { isOpen } from './openness.ts'
import { sweepOrphans } from './orphans.ts'
import type { StorageFailure, Stored } from './query.ts'
import { assessments, candidates, type NotFound, responses, versions } from './recordKinds.ts'
import { device, hiring } from './raw/rawDatabase.ts'
import { add, getStored, getWhole, putNext } from './raw/rawRecords.ts'
import { getSetting, SETTINGS } from './raw/rawSettings.ts'
import { read, write } from './raw/transactions.ts'
import { mayStart, whyNotAgain } from './starting.ts'
import { countUnknownTry, digestOf } from './unknownTries.ts'

/** What anybody at the candidate's address may see before identifying. */
export interface Invitation {
  assessmentId: string
  versionId: string
  title: string
  introduction?: AuthoredText
  minutes: number
  /** The most that anybody is asked. Statements not counted. */
  questions: number
  /** Answers decide whether all of them are asked. */
  mayBeFewer: boolean
  /** Of question, each once. */
  kinds: QuestionKind[]
  layout: Settings['layout']
  language: string
  /** Closed to newcomers; somebody on this device may still finish what was started. */
  onlyToFinish: boolean
}

/** The newest published version of an assessment, as far as strangers may know it. */
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
 * Lets a candidate in by e-mail and access code, both as typed. An unknown e-mail and a wrong code
 * get the same answer and the same waiting: five tries, then growing pauses. `until` is a moment;
 * before it no code is looked at, the right one neither.
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
  // Made for known e-mails too: it must not be the time taken that tells.
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

/** How long a session that staff opened (handover.ts) waits for the candidate's page. */
const HANDOVER_MS = 2 * 60_000

/** The candidate whose session staff have just opened, or null. A second look finds nothing. */
export async function takeUpHandover(
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

/** Finished or not. Null: there is none. Rejects with what storage threw. */
export function getResponse(candidateId: string): Promise<Stored<Response> | null> {
  return read(hiring, ['Responses'], (stores) => getStored(stores, responses, candidateId))
}

export interface StartedAttempt {
  /** `current` is there. */
  response: Response
  version: Version
  resumed: boolean
}

export type CannotStart =
  | NotFound
  | { kind: 'closed' }
  | { kind: 'not-assigned' }
  /** `assessmentId` may be another one than was asked for. */
  | { kind: 'already-submitted'; at: string; assessmentId: string }
  /** Another assessment was started and not submitted. */
  | { kind: 'other-in-progress'; assessmentId: string }

/**
 * Starts the candidate's attempt, or comes back to the unfinished one, also when the assessment was
 * closed meanwhile. A candidate has one response: what was submitted is never started again, unless
 * staff opened a retake.
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
        // Somebody else's record to write: a second tab only looks at it.
        const back = isHeld
          ? response
          : await putNext(stores, responses, resumed(response, response.current, at))
        return done({ response: back, version: version.value, resumed: true })
      }
      const allowed = await mayStart(stores, candidateId, assessmentId, now)
      if (!allowed.ok) return allowed
      const { candidate, version } = allowed.value
      const begun = response
        ? await putNext(stores, responses, retaken(response, version, at))
        : await add(stores, responses, newResponse(candidateId, version, at))
      await putNext(stores, candidates, withEntry(candidate, 'started', version, at))
      return done({ response: begun, version, resumed: false })
    },
  )
  const current = started.ok && !isHeld ? started.value.response.current : undefined
  if (current) await sweepOrphans(current.attemptId, current.answers)
  return started
}
