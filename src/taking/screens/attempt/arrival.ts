/**
 * The initial state of a newly loaded candidate's page: the person is known from a handover by
 * staff, or from the tab's own recent note; otherwise the page asks.
 */

import type { Parting, Sitting } from '#schemas/records/sitting.ts'
import { exclusively } from '#src/storage/core/locks.ts'
import type { DamagedRecord, StorageFailure } from '#src/storage/core/query.ts'
import { mayBeProtected } from '#src/storage/device/rawTeamKey.ts'
import type { Credentials } from '#src/taking/storage/attemptSeal.ts'
import { lastSitting, restartWait } from '#src/storage/device/sitting.ts'
import { isLimited } from '#src/taking/storage/invitation.ts'
import { type CannotStart, startOrResume } from '#src/taking/storage/opening.ts'
import {
  getInvitation,
  getResponse,
  openedFor,
  type OpenedFor,
  acceptHandover,
} from '#src/taking/storage/taking.ts'
import { inLanguage } from '#src/assessment/engine/texts/translations.ts'

import { clockParts } from '#src/taking/screens/clock/loadClock.ts'
import { loadCopy } from '#src/taking/screens/copy/loadCopy.ts'
import { invitedIn } from './invitedIn.ts'
import { openAttempt } from './openAttempt.ts'
import { loadPages } from './pageLanguage.ts'
import { isLastSitting, startSitting } from './otherTabs.ts'
import { clearTabNote, isFresh, readTabNote, touchSitting, writeTabNote } from './tabNote.ts'
import type { Arrival } from './takeState.ts'

export async function arrive(assessmentId: string, now: Date): Promise<Arrival> {
  const arrived = (await mayBeProtected()) && (await arriveProtected(assessmentId, now))
  if (arrived) return arrived
  // A handover takes precedence over any note, because staff have just given the device to somebody
  // else.
  const handedTo = await acceptHandover(assessmentId, now)
  if (handedTo !== null) {
    clearTabNote()
    const mark = await startSitting(handedTo)
    if (mark === null) return { kind: 'failed', why: 'storage' }
    const sitting: Sitting = {
      kind: 'sitting',
      assessmentId,
      candidateId: handedTo,
      mark,
      openedByStaff: true,
      lastActiveAt: now.getTime(),
    }
    writeTabNote(sitting)
    return comeBack(sitting, now, { openedFor: await openedFor(handedTo) })
  }
  const note = readTabNote(assessmentId)
  if (note?.kind === 'receipt') return { kind: 'receipt', receipt: note }
  if (note?.kind === 'sitting' && (await mayComeBack(note, now))) {
    const whose = note.openedByStaff && (await openedFor(note.candidateId))
    // Their code is shown only once.
    const shown = whose && { candidateId: whose.candidateId, email: whose.email }
    return comeBack(note, now, { openedFor: shown })
  }
  clearTabNote()
  if (note === null) return askWho(assessmentId, null, now)
  return askWho(assessmentId, note.kind === 'parting' ? note.why : await whyParted(note), now)
}

/** With what opens answers, now rather than after the code was typed. Null if nothing is sealed. */
async function arriveProtected(assessmentId: string, now: Date): Promise<Arrival | null> {
  const loaded = await import('./protectedArrival.ts').catch(() => null)
  if (loaded === null) return { kind: 'failed', why: 'notLoaded' }
  return loaded.arriveProtected({ assessmentId, now, askWho, whyParted })
}

/** Goes on with somebody who has just signed in on this page. */
export function goOnWith(sitting: Sitting, now: Date, credentials: Credentials): Promise<Arrival> {
  return comeBack(sitting, now, { credentials })
}

/**
 * Opens the questions for a known person: starts or resumes their attempt. Reading the response and
 * locking it happens in one tab at a time; otherwise two tabs starting together would each see the
 * other one as its owner.
 */
export function openQuestions(person: Person, now: Date): Promise<Arrival> {
  return exclusively(`start-${person.candidateId}`, () => startFilling(person, now))
}

type Person = {
  candidateId: string
  assessmentId: string
  /** For a new attempt. */
  language?: string
  /** Needed in protected mode. */
  credentials?: Credentials
}

async function startFilling(person: Person, now: Date): Promise<Arrival> {
  const { assessmentId } = person
  const started = await startOrResume({ ...person, now })
  if (!started.ok && started.error.kind === 'code-needed')
    return askWho(assessmentId, 'locked', now)
  if (!started.ok) return refused(started.error)
  const { response, version } = started.value
  const definition = inLanguage(version.definition, response.current?.language ?? '')
  const { sections, language } = definition
  const kinds = sections.flatMap(({ questions }) => questions.map(({ kind }) => kind))
  const isReady =
    (await loadPages({ language, kinds, isLimited: isLimited(definition) })) &&
    (await loadCopy(definition))
  if (!isReady) return { kind: 'failed', why: 'notLoaded' }
  const attempt = await openAttempt({ ...started.value, version: { ...version, definition } })
  if (attempt === null) return { kind: 'openElsewhere', language }
  await restartWait()
  touchSitting(assessmentId, now.getTime(), { attemptId: attempt.attemptId })
  return { kind: 'filling', attempt, problem: null }
}

/** The attempt that this person would continue, if there is one. */
export async function unfinishedAttempt(
  candidateId: string,
  assessmentId: string,
): Promise<string | undefined> {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole' || stored.value.assessmentId !== assessmentId) return undefined
  return stored.value.current?.attemptId
}

async function mayComeBack(sitting: Sitting, now: Date): Promise<boolean> {
  return isFresh(sitting, now.getTime()) && (await isLastSitting(sitting.mark))
}

async function comeBack(
  sitting: Sitting,
  now: Date,
  {
    openedFor: whose,
    credentials,
  }: { openedFor?: OpenedFor | undefined; credentials?: Credentials } = {},
): Promise<Arrival> {
  const { attemptId, candidateId, assessmentId } = sitting
  const isThere = attemptId === (await unfinishedAttempt(candidateId, sitting.assessmentId))
  if (attemptId !== undefined && isThere) {
    return openQuestions({ candidateId, assessmentId, ...(credentials && { credentials }) }, now)
  }
  const invitation = await getInvitation(sitting.assessmentId, now)
  if (!invitation.ok) return refused(invitation.error)
  const stored = await getResponse(sitting.candidateId)
  if (stored?.kind === 'damaged') return unreadable(stored.record)
  const response = stored?.value
  const mayRetake = response?.retakeAllowedAt !== undefined
  if (response?.submittedAt !== undefined && response.current === undefined && !mayRetake) {
    const language = response.attempts.at(-1)?.language
    return { kind: 'alreadySubmitted', at: response.submittedAt, language }
  }
  const hasStarted = response?.current !== undefined
  if (invitation.value.onlyToFinish && !hasStarted) return { kind: 'noEntry', why: 'closed' }
  // Before anything starts, because there may be no network later.
  const wanted = response?.current ? [response.current.language] : navigator.languages
  const invited = invitedIn(invitation.value, wanted)
  if (!(await loadPages(invited))) return { kind: 'failed', why: 'notLoaded' }
  const clock = invited.isLimited ? clockParts() : null
  const versionId = response?.current?.versionId ?? invited.versionId
  const limits = await clock?.limitFactsFor(sitting.candidateId, versionId)
  return {
    kind: 'welcome',
    invitation: invited,
    candidateId: sitting.candidateId,
    hasStarted,
    openedFor: whose,
    ...(limits && { limits }),
  }
}

/**
 * The person is asked to sign in again. Their answers are unchanged, unless the sitting's mark or
 * the attempt no longer exists: then all data was replaced or deleted meanwhile, and nothing can be
 * promised.
 */
async function whyParted({ candidateId, attemptId }: Sitting): Promise<Parting> {
  if ((await lastSitting()) === null) return 'replaced'
  if (attemptId === undefined) return 'locked'
  const stored = await getResponse(candidateId)
  if (stored?.kind === 'damaged') return 'locked'
  const attempts = [stored?.value.current, ...(stored?.value.attempts ?? [])]
  return attempts.some((attempt) => attempt?.attemptId === attemptId) ? 'locked' : 'replaced'
}

async function askWho(assessmentId: string, parting: Parting | null, now: Date): Promise<Arrival> {
  const invitation = await getInvitation(assessmentId, now)
  return invitation.ok
    ? { kind: 'identify', invitation: invitedIn(invitation.value, navigator.languages), parting }
    : refused(invitation.error)
}

function unreadable({ isNewer }: DamagedRecord): Arrival {
  return isNewer ? { kind: 'failed', why: 'newer-database' } : { kind: 'noEntry', why: 'damaged' }
}

function refused(error: CannotStart | StorageFailure): Arrival {
  switch (error.kind) {
    case 'not-found':
      return { kind: 'noEntry', why: 'unknown' }
    // Asked before.
    case 'code-needed':
    case 'closed':
      return { kind: 'noEntry', why: 'closed' }
    case 'damaged-record':
      return unreadable(error.record)
    case 'not-valid':
      return { kind: 'noEntry', why: 'damaged' }
    case 'not-assigned':
      return { kind: 'noEntry', why: 'notAssigned' }
    case 'other-in-progress':
      return { kind: 'noEntry', why: 'otherInProgress' }
    case 'already-submitted':
      return { kind: 'alreadySubmitted', at: error.at }
    case 'newer-database':
      return { kind: 'failed', why: 'newer-database' }
    case 'storage-full':
    case 'storage-failed':
      return { kind: 'failed', why: 'storage' }
  }
}
