/**
 * What may happen to an open page from outside: another tab, or a save that comes late.
 */
import { useEffect } from 'react'

import { isResponseTaken } from '#src/db/locks.ts'
import { getResponse } from '#src/db/taking.ts'

import type { OpenAttempt } from './openAttempt.ts'
import { onSatDownElsewhere } from './otherTabs.ts'
import { touchSitting } from './tabNote.ts'
import type { Arrival, TakeState } from './takeState.ts'

/** Someone else sat down at another tab: whoever this page belongs to is not sitting here now. */
export function useGivingWay(state: TakeState, assessmentId: string, onGiveWay: () => void): void {
  const owner = ownerOf(state)
  useEffect(() => {
    if (owner === null) return
    return onSatDownElsewhere(({ candidateId, mark }) => {
      if (candidateId !== owner) onGiveWay()
      // The same person, in two tabs: a reload must not take either for somebody else's.
      else touchSitting(assessmentId, Date.now(), { mark })
    })
  }, [owner, assessmentId, onGiveWay])
}

/**
 * Another tab has the response, or it was submitted there: this page gives way. Where the answers are
 * nowhere but on this screen they stay on it, and the save state says so.
 */
export function useTakenOver(state: TakeState, onTakenOver: (at: Arrival) => void): void {
  const attempt = state.kind === 'filling' ? state.attempt : null
  useEffect(() => {
    if (attempt === null) return
    let over = false
    const giveWay = async () => {
      const at = await whereElse(attempt)
      if (over || at === null) return
      attempt.close()
      onTakenOver(at)
    }
    const look = () => {
      if (attempt.saveState().kind === 'elsewhere') void giveWay()
    }
    const stop = attempt.onSaveState(look)
    // It may have happened before anybody listened.
    look()
    return () => {
      over = true
      stop()
    }
  }, [attempt, onTakenOver])
}

/** What could not be done is said only while the page is as it was then. */
export function useMovingOn(state: TakeState, onMovedOn: () => void): void {
  const attempt = state.kind === 'filling' && state.problem !== null ? state.attempt : null
  useEffect(() => attempt?.onChange(onMovedOn), [attempt, onMovedOn])
}

/**
 * A locked attempt is forgotten as soon as all of it is saved, and not before: saving is tried
 * again by itself, however long it takes.
 */
export function useForgettingOnceSaved(
  state: TakeState,
  onForget: (why: 'locked' | 'lockedFiles') => void,
): void {
  const attempt = state.kind === 'locked' ? state.attempt : null
  useEffect(() => {
    if (attempt === null) return
    let over = false
    let refusedFiles: number | null = null
    const look = () => {
      // A save that lands while files are still on their way is not all of it.
      if (over || refusedFiles === null || attempt.saveState().kind !== 'saved') return
      over = true
      attempt.close()
      onForget(refusedFiles === 0 ? 'locked' : 'lockedFiles')
    }
    const settle = async () => {
      refusedFiles = await attempt.flush()
      look()
    }
    void settle()
    const stop = attempt.onSaveState(look)
    return () => {
      over = true
      stop()
    }
  }, [attempt, onForget])
}

/** While answers are only in this page, or could still be lost, the browser asks before it closes it. */
export function useAskingBeforeLoss(state: TakeState): void {
  const attempt = 'attempt' in state ? state.attempt : null
  useEffect(() => {
    if (attempt === null) return
    const ask = (event: BeforeUnloadEvent) => {
      if (attempt.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [attempt])
}

/** Where the answers are, when not only here; null: nowhere else. */
async function whereElse({ candidateId, attemptId }: OpenAttempt): Promise<Arrival | null> {
  const isTaken = await isResponseTaken(candidateId)
  if (isTaken === true) return { kind: 'openElsewhere' }
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') return null
  const { attempts, current } = stored.value
  const submitted = attempts.find((attempt) => attempt.attemptId === attemptId)
  if (submitted) return { kind: 'alreadySubmitted', at: submitted.submittedAt }
  // Without locks nobody can tell; the same attempt is most likely in another tab's hands.
  return isTaken === null && current?.attemptId === attemptId ? { kind: 'openElsewhere' } : null
}

function ownerOf(state: TakeState): string | null {
  if (state.kind === 'filling') return state.attempt.candidateId
  return state.kind === 'welcome' ? state.candidateId : null
}
