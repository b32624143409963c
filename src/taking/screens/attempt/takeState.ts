/**
 * The state machine of the candidate's page. All transitions are listed below; an event that
 * doesn't suit the current state is ignored, because it belongs to an earlier one.
 */

import type { Parting, ReceiptNote } from '#schemas/records/sitting.ts'
import type { Invitation, OpenedFor } from '#src/taking/storage/taking.ts'

import type { LimitFacts } from '#src/assessment/engine/clock/limits.ts'

import type { Copied } from '#src/taking/screens/copy/loadCopy.ts'
import { invitedIn } from './invitedIn.ts'
import type { OpenAttempt } from './openAttempt.ts'

/** Why there is nothing to fill in at an address. */
export type NoEntry = 'unknown' | 'closed' | 'damaged' | 'notAssigned' | 'otherInProgress'

/** A failed step; the answers are still there and it can be retried. */
export type TakeProblem = 'submitNotStored' | 'submitNotLoaded' | 'leaveNotSaved' | 'filesNotAdded'

/** A known person who has not opened the questions yet. */
export type Welcome = {
  kind: 'welcome'
  invitation: Invitation
  candidateId: string
  /** There is an unfinished attempt to continue. */
  hasStarted: boolean
  /** If staff have just opened this session; not known after a reload. */
  openedFor: OpenedFor | undefined
  /** If there are any. */
  limits?: LimitFacts
}

export type TakeState =
  | { kind: 'loading' }
  | ({ kind: 'noEntry'; why: NoEntry } & Spoken)
  | {
      kind: 'identify'
      invitation: Invitation
      /** Absent if it is in the language of the browser or the assessment. */
      languageFrom?: 'choice' | 'pageBefore'
      parting: Parting | null
      /** In protected mode, if staff have just opened this session: only the code is asked for. */
      openedFor?: OpenedFor
    }
  | Welcome
  | { kind: 'filling'; attempt: OpenAttempt; problem: TakeProblem | null }
  | { kind: 'submitting'; attempt: OpenAttempt }
  | {
      kind: 'receipt'
      receipt: ReceiptNote
      /** If a copy may be printed. */
      copied?: Copied
    }
  | ({ kind: 'alreadySubmitted'; at: string } & Spoken)
  | { kind: 'openElsewhere'; language: string }
  /**
   * Hidden until everything is saved; then the page is reloaded, which clears the attempt from
   * memory.
   */
  | { kind: 'locked'; attempt: OpenAttempt }
  | ({ kind: 'failed'; why: 'storage' | 'newer-database' | 'notLoaded' } & Spoken)

/** The language (BCP 47) of a page where nothing is open; absent if it stays in the one it has. */
type Spoken = { language?: string | undefined }

/** States that don't depend on the previous one. */
export type Arrival = Exclude<TakeState, { kind: 'loading' | 'submitting' | 'locked' }>

export type TakeEvent =
  | { kind: 'arrived'; at: Arrival }
  /** Before the start. */
  | { kind: 'languageChosen'; language: string }
  | { kind: 'submitPressed' }
  | { kind: 'refused'; problem: TakeProblem | null }
  /** A new page or answer. */
  | { kind: 'movedOn' }
  | { kind: 'locked' }
  | { kind: 'unlocked' }

export function nextState(state: TakeState, event: TakeEvent): TakeState {
  switch (event.kind) {
    case 'arrived':
      return event.at
    case 'languageChosen':
      return inChosen(state, event.language)
    case 'submitPressed':
      return state.kind === 'filling' ? { kind: 'submitting', attempt: state.attempt } : state
    case 'refused':
      return state.kind === 'filling' || state.kind === 'submitting'
        ? { kind: 'filling', attempt: state.attempt, problem: event.problem }
        : state
    case 'movedOn':
      return state.kind === 'filling' ? { ...state, problem: null } : state
    case 'locked':
      return state.kind === 'filling' ? { kind: 'locked', attempt: state.attempt } : state
    case 'unlocked':
      return state.kind === 'locked'
        ? { kind: 'filling', attempt: state.attempt, problem: null }
        : state
  }
}

function inChosen(state: TakeState, language: string): TakeState {
  if (state.kind !== 'identify' && state.kind !== 'welcome') return state
  const invitation = invitedIn(state.invitation, [language])
  if (state.kind === 'welcome') return { ...state, invitation }
  return { ...state, invitation, languageFrom: 'choice' }
}
