/**
 * Where the candidate's page stands. One state at a time, and every way from one to the next is
 * written below; an event that does not suit the state is ignored, for it comes from a past one.
 */

import type { Parting, ReceiptNote } from '#schemas/sitting.ts'
import type { Invitation } from '#src/db/taking.ts'

import type { OpenAttempt } from './openAttempt.ts'

/** Why an address leads nowhere. */
export type NoEntry = 'unknown' | 'closed' | 'damaged' | 'notAssigned' | 'otherInProgress'

/** What could not be done; the answers are still there and it can be tried again. */
export type TakeProblem = 'submitNotStored' | 'leaveNotSaved' | 'filesNotAdded'

/** Someone known, who has not opened the questions yet. */
export type Welcome = {
  kind: 'welcome'
  invitation: Invitation
  candidateId: string
  /** There is an unfinished attempt to go on with. */
  begun: boolean
}

export type TakeState =
  | { kind: 'loading' }
  | { kind: 'noEntry'; why: NoEntry }
  | { kind: 'identify'; invitation: Invitation; parting: Parting | null }
  | Welcome
  | { kind: 'filling'; attempt: OpenAttempt; problem: TakeProblem | null }
  | { kind: 'submitting'; attempt: OpenAttempt }
  | { kind: 'receipt'; receipt: ReceiptNote }
  | { kind: 'alreadySubmitted'; at: string }
  | { kind: 'openElsewhere' }
  /** Out of sight until all is saved; then the page is loaded afresh and forgets the attempt. */
  | { kind: 'locked'; attempt: OpenAttempt }
  | { kind: 'failed'; why: 'storage' | 'newer-database' | 'notLoaded' }

/** States that need nothing of the one before. */
export type Arrival = Exclude<TakeState, { kind: 'loading' | 'submitting' | 'locked' }>

export type TakeEvent =
  | { kind: 'arrived'; at: Arrival }
  | { kind: 'submitPressed' }
  | { kind: 'refused'; problem: TakeProblem | null }
  /** Another page, or another answer. */
  | { kind: 'movedOn' }
  | { kind: 'locked' }
  | { kind: 'unlocked' }

export function nextState(state: TakeState, event: TakeEvent): TakeState {
  switch (event.kind) {
    case 'arrived':
      return event.at
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
