/** Events from outside that concern an open page: another tab, or a late save. */
import { useEffect, useLayoutEffect, useEffectEvent, useRef } from 'react'

import { isResponseTaken } from '#src/storage/core/locks.ts'
import { getResponse } from '#src/taking/storage/taking.ts'

import type { OpenAttempt } from './openAttempt.ts'
import { onSittingElsewhere } from './otherTabs.ts'
import { touchSitting } from './tabNote.ts'
import type { Arrival, TakeState } from './takeState.ts'

/** Somebody started a sitting in another tab, so the owner of this page is no longer here. */
export function useLockOnNewSitting(
  state: TakeState,
  assessmentId: string,
  onNewSitting: () => void,
): void {
  const owner = ownerOf(state)
  useEffect(() => {
    if (owner === null) return
    return onSittingElsewhere(({ candidateId, mark }) => {
      if (candidateId !== owner) onNewSitting()
      // One person has two tabs: after a reload neither must be taken for somebody else's.
      else touchSitting(assessmentId, Date.now(), { mark })
    })
  }, [owner, assessmentId, onNewSitting])
}

/**
 * Another tab took over the response, or submitted it: this page closes. If the answers exist only
 * on this screen they stay, and the save state says so.
 */
export function useCloseOnTakeover(state: TakeState, onTakeover: (at: Arrival) => void): void {
  const attempt = state.kind === 'filling' ? state.attempt : null
  useEffect(() => {
    if (attempt === null) return
    let over = false
    const giveWay = async () => {
      const at = await whereElse(attempt)
      if (over || at === null) return
      attempt.close()
      onTakeover(at)
    }
    const look = () => {
      if (attempt.saveState().kind === 'elsewhere') void giveWay()
    }
    const stop = attempt.onSaveState(look)
    // The takeover may have happened before anyone subscribed.
    look()
    return () => {
      over = true
      stop()
    }
  }, [attempt, onTakeover])
}

/** A failure message is shown only until the page changes. */
export function useClearProblemOnChange(state: TakeState, onPageChange: () => void): void {
  const attempt = state.kind === 'filling' && state.problem !== null ? state.attempt : null
  // A layout effect: on a busy device an answer may change between drawing the problem and an effect.
  useLayoutEffect(() => attempt?.onChange(onPageChange), [attempt, onPageChange])
}

/**
 * A locked attempt is cleared once it is completely saved, and not before: saving is retried
 * automatically for as long as it takes.
 */
export function useUnloadOnceSaved(
  state: TakeState,
  onSaved: (why: 'locked' | 'lockedFiles') => void,
): void {
  const attempt = state.kind === 'locked' ? state.attempt : null
  useEffect(() => {
    if (attempt === null) return
    let over = false
    let refusedFiles: number | null = null
    const look = () => {
      // A save that completes while files are still being added doesn't include everything.
      if (over || refusedFiles === null || attempt.saveState().kind !== 'saved') return
      over = true
      attempt.close()
      onSaved(refusedFiles === 0 ? 'locked' : 'lockedFiles')
    }
    const settle = async () => {
      const refused = await attempt.flush()
      await attempt.leave('locked')
      refusedFiles = refused
      look()
    }
    void settle()
    const stop = attempt.onSaveState(look)
    return () => {
      over = true
      stop()
    }
  }, [attempt, onSaved])
}

/**
 * While answers exist only on this page, or could still be lost, the browser asks before closing
 * it.
 */
export function useUnloadWarning(state: TakeState): void {
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

/**
 * When the time of the whole assessment is over, what is saved is submitted. If that fails, the
 * candidate's button does it.
 */
export function useSubmitAtZero(state: TakeState, submit: () => Promise<void>): void {
  const attempt = state.kind === 'filling' ? state.attempt : null
  const submitted = useRef<OpenAttempt | null>(null)
  const onOver = useEffectEvent(() => {
    if (attempt === submitted.current || !attempt?.timer?.state().isOver) return
    submitted.current = attempt
    void submit()
  })
  useEffect(() => {
    if (!attempt?.timer) return
    onOver()
    return attempt.timer.subscribe(() => onOver())
  }, [attempt])
}

/** Where else the answers are; null if only here. */
async function whereElse({
  candidateId,
  attemptId,
  definition: { language },
}: OpenAttempt): Promise<Arrival | null> {
  const isTaken = await isResponseTaken(candidateId)
  if (isTaken === true) return { kind: 'openElsewhere', language }
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') return null
  const { attempts, current } = stored.value
  const submitted = attempts.find((attempt) => attempt.attemptId === attemptId)
  if (submitted) return { kind: 'alreadySubmitted', at: submitted.submittedAt, language }
  // Without locks there is no way to tell; the same attempt is most likely open in another tab.
  return isTaken === null && current?.attemptId === attemptId
    ? { kind: 'openElsewhere', language }
    : null
}

function ownerOf(state: TakeState): string | null {
  if (state.kind === 'filling') return state.attempt.candidateId
  if (state.kind === 'receipt') return state.copied?.candidateId ?? null
  return state.kind === 'welcome' ? state.candidateId : null
}
