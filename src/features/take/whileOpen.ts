/**
 * What may happen to an open page from outside: another tab, or a save that comes late.
 */
import { useEffect } from 'react'

import { onSittingElsewhere } from './otherTabs.ts'
import type { TakeState } from './takeState.ts'

/** Someone else sat down at another tab: whoever this page belongs to is not sitting here now. */
export function useGivingWay(state: TakeState, onGiveWay: () => void): void {
  const owner = ownerOf(state)
  useEffect(() => {
    if (owner === null) return
    return onSittingElsewhere((candidateId) => {
      if (candidateId !== owner) onGiveWay()
    })
  }, [owner, onGiveWay])
}

/** Another tab got hold of the response: nothing that is given here would be saved. */
export function useTakenOver(state: TakeState, onTakenOver: () => void): void {
  const attempt = state.kind === 'filling' ? state.attempt : null
  useEffect(() => {
    if (attempt === null) return
    return attempt.onSaveState(() => {
      if (attempt.saveState().kind !== 'elsewhere') return
      attempt.close()
      onTakenOver()
    })
  }, [attempt, onTakenOver])
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

/** While answers are only in this page, the browser asks before it lets go of it. */
export function useAskingBeforeLoss(state: TakeState): void {
  const attempt = 'attempt' in state ? state.attempt : null
  useEffect(() => {
    if (attempt === null) return
    const ask = (event: BeforeUnloadEvent) => {
      if (attempt.saveState().kind === 'failed') event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [attempt])
}

function ownerOf(state: TakeState): string | null {
  if (state.kind === 'filling') return state.attempt.candidateId
  return state.kind === 'welcome' ? state.candidateId : null
}
