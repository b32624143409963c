/** The pages where nothing can be opened. */
import type { DamagedRecord, StorageFailure } from '#src/storage/core/query.ts'
import type { CannotStart } from '#src/taking/storage/opening.ts'

import type { Arrival } from './takeState.ts'

export function refused(error: CannotStart | StorageFailure): Arrival {
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

export function unreadable({ isNewer }: DamagedRecord): Arrival {
  return isNewer ? { kind: 'failed', why: 'newer-database' } : { kind: 'noEntry', why: 'damaged' }
}

/** In the language that the page had; what is open has a language of its own. */
export function stayingIn(language: string | undefined, at: Arrival): Arrival {
  const isOpen = at.kind !== 'noEntry' && at.kind !== 'failed' && at.kind !== 'alreadySubmitted'
  return isOpen || language === undefined ? at : { ...at, language }
}
