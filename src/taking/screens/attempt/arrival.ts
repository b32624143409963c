/**
 * The initial state of a newly loaded candidate's page: the person is known from a handover by
 * staff, or from the tab's own recent note; otherwise the page asks.
 */

import type { Parting, ReceiptNote, Sitting, TabNote } from '#schemas/records/sitting.ts'
import { exclusively } from '#src/storage/core/locks.ts'
import { mayBeProtected } from '#src/storage/device/rawTeamKey.ts'
import type { Credentials } from '#src/taking/storage/attemptSeal.ts'
import { lastSitting, restartWait } from '#src/storage/device/sitting.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import {
  getInvitation,
  getResponse,
  openedFor,
  type OpenedFor,
  acceptHandover,
} from '#src/taking/storage/taking.ts'
import { inLanguage } from '#src/assessment/engine/texts/translations.ts'

import { clockParts } from '#src/taking/screens/clock/loadClock.ts'
import { invitedIn } from './invitedIn.ts'
import { openAttempt } from './openAttempt.ts'
import { loadPages, loadQuestions } from './pageLanguage.ts'
import { isLastSitting, startSitting } from './otherTabs.ts'
import { refused, stayingIn, unreadable } from './refusals.ts'
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
  return note === null ? askWho(assessmentId, null, now) : askAfter(note, now, whyParted)
}

/** With what opens answers, now rather than after the code was typed. Null if nothing is sealed. */
async function arriveProtected(assessmentId: string, now: Date): Promise<Arrival | null> {
  const loaded = await import('./protectedArrival.ts').catch(() => null)
  if (loaded === null) return { kind: 'failed', why: 'notLoaded' }
  return loaded.arriveProtected({ assessmentId, now, askWho, askAfter, whyParted })
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
  /** The one that was chosen; without it, that of the attempt. */
  language?: string | undefined
  /** Needed in protected mode. */
  credentials?: Credentials
}

async function startFilling(person: Person, now: Date): Promise<Arrival> {
  const { assessmentId, language: chosen } = person
  const started = await startOrResume({ ...person, now })
  if (!started.ok && started.error.kind === 'code-needed')
    return askWho(assessmentId, 'locked', now, { language: chosen })
  if (!started.ok) return refused(started.error)
  const { response, version } = started.value
  const definition = inLanguage(version.definition, response.current?.language ?? '')
  if (!(await loadQuestions(definition))) return { kind: 'failed', why: 'notLoaded' }
  const { language } = definition
  const attempt = await openAttempt(started.value)
  if (attempt === null) return { kind: 'openElsewhere', language: chosen ?? language }
  await restartWait()
  touchSitting(assessmentId, now.getTime(), { attemptId: attempt.attemptId, language })
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

type Known = { openedFor?: OpenedFor | undefined; credentials?: Credentials }

async function comeBack(sitting: Sitting, now: Date, known: Known = {}): Promise<Arrival> {
  return stayingIn(sitting.language, await whereTo(sitting, now, known))
}

async function whereTo(
  sitting: Sitting,
  now: Date,
  { openedFor: whose, credentials }: Known,
): Promise<Arrival> {
  const { attemptId, candidateId, assessmentId, language } = sitting
  const isThere = attemptId === (await unfinishedAttempt(candidateId, sitting.assessmentId))
  if (attemptId !== undefined && isThere) {
    const person = { candidateId, assessmentId, language, ...(credentials && { credentials }) }
    return openQuestions(person, now)
  }
  const invitation = await getInvitation(sitting.assessmentId, now)
  if (!invitation.ok) return refused(invitation.error)
  const stored = await getResponse(sitting.candidateId)
  if (stored?.kind === 'damaged') return unreadable(stored.record)
  const response = stored?.value
  const mayRetake = response?.retakeAllowedAt !== undefined
  if (response?.submittedAt !== undefined && response.current === undefined && !mayRetake) {
    const submittedIn = response.attempts.at(-1)?.language
    return { kind: 'alreadySubmitted', at: response.submittedAt, language: submittedIn }
  }
  const hasStarted = response?.current !== undefined
  if (invitation.value.onlyToFinish && !hasStarted) return { kind: 'noEntry', why: 'closed' }
  // Before anything starts, because there may be no network later.
  const usual = response?.current ? [response.current.language] : navigator.languages
  const invited = invitedIn(invitation.value, language === undefined ? usual : [language, ...usual])
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

/** Asks in the language that the tab's note has, which may be of another person. */
async function askAfter(
  note: Exclude<TabNote, ReceiptNote>,
  now: Date,
  whyOf: (sitting: Sitting) => Promise<Parting | null>,
): Promise<Arrival> {
  const { assessmentId, language } = note
  if (note.kind === 'choice') {
    if (!isFresh(note, now.getTime())) return askWho(assessmentId, null, now)
    writeTabNote(note)
    return askWho(assessmentId, null, now, { language, languageFrom: 'choice' })
  }
  const why = note.kind === 'parting' ? note.why : await whyOf(note)
  return askWho(assessmentId, why, now, { language })
}

type Asking = { language?: string | undefined; languageFrom?: 'choice' | 'pageBefore' }

async function askWho(
  assessmentId: string,
  parting: Parting | null,
  now: Date,
  { language, languageFrom = 'pageBefore' }: Asking = {},
): Promise<Arrival> {
  const invitation = await getInvitation(assessmentId, now)
  if (!invitation.ok) return stayingIn(language, refused(invitation.error))
  const wanted = language === undefined ? navigator.languages : [language, ...navigator.languages]
  return {
    kind: 'identify',
    invitation: invitedIn(invitation.value, wanted),
    ...(language !== undefined && { languageFrom }),
    parting,
  }
}
