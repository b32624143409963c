/**
 * What a freshly loaded candidate's page begins with: who sits here is known from a handover by
 * staff, or from the tab's own note while it is fresh; otherwise the page asks.
 */

import type { Parting, Sitting } from '#schemas/sitting.ts'
import { exclusively } from '#src/db/locks.ts'
import type { StorageFailure } from '#src/db/query.ts'
import { lastSitting } from '#src/db/sitting.ts'
import {
  type CannotStart,
  getInvitation,
  getResponse,
  startOrResume,
  takeUpHandover,
} from '#src/db/taking.ts'
import { loadFields } from '#src/renderer/fields/fields.ts'

import { openAttempt } from './openAttempt.ts'
import { isLastSitting, sitDown } from './otherTabs.ts'
import { clearTabNote, isFresh, readTabNote, touchSitting, writeTabNote } from './tabNote.ts'
import type { Arrival } from './takeState.ts'

export async function arrive(assessmentId: string, now: Date): Promise<Arrival> {
  // A handover comes before any note: staff have just put the device into other hands.
  const handedTo = await takeUpHandover(assessmentId, now)
  if (handedTo !== null) {
    clearTabNote()
    const mark = await sitDown(handedTo)
    if (mark === null) return { kind: 'failed', why: 'storage' }
    const sitting: Sitting = {
      kind: 'sitting',
      assessmentId,
      candidateId: handedTo,
      mark,
      lastActiveAt: now.getTime(),
    }
    writeTabNote(sitting)
    return comeBack(sitting, now)
  }
  const note = readTabNote(assessmentId)
  if (note?.kind === 'receipt') return { kind: 'receipt', receipt: note }
  if (note?.kind === 'sitting' && (await mayComeBack(note, now))) return comeBack(note, now)
  clearTabNote()
  if (note === null) return askWho(assessmentId, null, now)
  return askWho(assessmentId, note.kind === 'parting' ? note.why : await whyParted(note), now)
}

/**
 * Opens the questions for a person who is known: starts their attempt, or continues it. One tab at a
 * time, from looking at the response to having it in hand: two that start at the same moment would
 * each take the other for the one that has it.
 */
export function beginFilling(person: Person, now: Date): Promise<Arrival> {
  return exclusively(`start-${person.candidateId}`, () => startFilling(person, now))
}

type Person = { candidateId: string; assessmentId: string }

async function startFilling({ candidateId, assessmentId }: Person, now: Date): Promise<Arrival> {
  const started = await startOrResume({ candidateId, assessmentId, now })
  if (!started.ok) return refused(started.error)
  const { sections } = started.value.version.definition
  const kinds = sections.flatMap(({ questions }) => questions.map(({ kind }) => kind))
  if (!(await loadFields(kinds))) return { kind: 'failed', why: 'notLoaded' }
  const attempt = await openAttempt(started.value)
  if (attempt === null) return { kind: 'openElsewhere' }
  touchSitting(assessmentId, now.getTime(), { attemptId: attempt.attemptId })
  return { kind: 'filling', attempt, problem: null }
}

/** The attempt that this person would go on with, if there is one. */
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

async function comeBack(sitting: Sitting, now: Date): Promise<Arrival> {
  const { attemptId, candidateId } = sitting
  const isThere = attemptId === (await unfinishedAttempt(candidateId, sitting.assessmentId))
  if (attemptId !== undefined && isThere) return beginFilling(sitting, now)
  const invitation = await getInvitation(sitting.assessmentId, now)
  if (!invitation.ok) return refused(invitation.error)
  const stored = await getResponse(sitting.candidateId)
  if (stored?.kind === 'damaged') return { kind: 'noEntry', why: 'damaged' }
  const response = stored?.value
  const mayRetake = response?.retakeAllowedAt !== undefined
  if (response?.submittedAt !== undefined && response.current === undefined && !mayRetake) {
    return { kind: 'alreadySubmitted', at: response.submittedAt }
  }
  const begun = response?.current !== undefined
  if (invitation.value.onlyToFinish && !begun) return { kind: 'noEntry', why: 'closed' }
  // Before anything is begun: there may be no network any more when it is.
  if (!(await loadFields(invitation.value.kinds))) return { kind: 'failed', why: 'notLoaded' }
  return {
    kind: 'welcome',
    invitation: invitation.value,
    candidateId: sitting.candidateId,
    begun,
  }
}

/**
 * Who sat here is asked again. Their answers are where they were, unless the mark of every sitting or
 * their attempt is gone: then all data was replaced or deleted meanwhile, and nothing may be promised.
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
    ? { kind: 'identify', invitation: invitation.value, parting }
    : refused(invitation.error)
}

function refused(error: CannotStart | StorageFailure): Arrival {
  switch (error.kind) {
    case 'not-found':
      return { kind: 'noEntry', why: 'unknown' }
    case 'closed':
      return { kind: 'noEntry', why: 'closed' }
    case 'damaged-record':
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
