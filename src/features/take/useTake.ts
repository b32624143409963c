import { useCallback, useEffect, useReducer, useRef } from 'react'

import type { TabNote } from '#schemas/sitting.ts'

import { arrive, beginFilling, unfinishedAttempt } from './arrival.ts'
import { isLost, type OpenAttempt } from './openAttempt.ts'
import { storageWords } from './identifying.ts'
import { sitDown } from './otherTabs.ts'
import { clearTabNote, writeTabNote } from './tabNote.ts'
import { type Arrival, nextState, type TakeState } from './takeState.ts'
import {
  useAskingBeforeLoss,
  useForgettingOnceSaved,
  useGivingWay,
  useMovingOn,
  useTakenOver,
} from './whileOpen.ts'

export type Take = {
  state: TakeState
  /** Words for why this person can't go on here, or null when they can. */
  identified: (candidateId: string) => Promise<string | null>
  start: () => Promise<void>
  submit: () => Promise<void>
  leave: () => Promise<void>
  lock: () => void
  /** Forgets everybody and begins anew. */
  handBack: () => void
  tryAgain: () => void
}

/**
 * The candidate's page from load to load. One person gives way to the next, and one stage of an
 * attempt to another, by a full load of the document: memory can't leak what it no longer holds.
 */
export function useTake(assessmentId: string, loadAfresh: () => void): Take {
  const [state, dispatch] = useReducer(nextState, { kind: 'loading' })
  const arriving = useRef(false)

  const go = useCallback(async (arrival: Promise<Arrival>) => {
    dispatch({ kind: 'arrived', at: await arrival.catch(asFailure) })
  }, [])

  useEffect(() => {
    // Once for each load, not for each mount: a handover can be taken up only once.
    if (arriving.current) return
    arriving.current = true
    void go(arrive(assessmentId, new Date()))
  }, [assessmentId, go])

  const give = useCallback(
    (note: TabNote | null) => {
      clearTabNote()
      if (note) writeTabNote(note)
      loadAfresh()
    },
    [loadAfresh],
  )

  const giveLocked = useCallback(
    (why: 'locked' | 'lockedFiles') => give({ kind: 'parting', assessmentId, why }),
    [give, assessmentId],
  )

  const lock = useCallback(() => {
    if (state.kind === 'welcome') giveLocked('locked')
    else {
      clearTabNote()
      dispatch({ kind: 'locked' })
    }
  }, [state, giveLocked])

  useForgettingOnceSaved(state, giveLocked)
  useAskingBeforeLoss(state)
  useGivingWay(state, assessmentId, lock)
  const movedOn = useCallback(() => dispatch({ kind: 'movedOn' }), [])
  useMovingOn(state, movedOn)
  const takenOver = useCallback((at: Arrival) => dispatch({ kind: 'arrived', at }), [])
  useTakenOver(state, takenOver)

  async function identified(candidateId: string): Promise<string | null> {
    if (state.kind === 'locked') {
      if (state.attempt.candidateId !== candidateId) return unsavedOfAnotherWords
      remember(state.attempt, await sitDown(candidateId))
      dispatch({ kind: 'unlocked' })
      return null
    }
    const attemptId = await unfinishedAttempt(candidateId, assessmentId)
    const mark = await sitDown(candidateId)
    if (mark === null) return storageWords
    give({
      kind: 'sitting',
      assessmentId,
      candidateId,
      mark,
      ...(attemptId === undefined ? {} : { attemptId }),
      lastActiveAt: thisMoment(),
    })
    return null
  }

  function remember({ candidateId, attemptId }: OpenAttempt, mark: string | null) {
    // Where nothing can be stored now, a reload asks who is here.
    if (mark === null) return
    writeTabNote({
      kind: 'sitting',
      assessmentId,
      candidateId,
      mark,
      attemptId,
      lastActiveAt: thisMoment(),
    })
  }

  async function start() {
    if (state.kind !== 'welcome') return
    await go(beginFilling({ candidateId: state.candidateId, assessmentId }, new Date()))
  }

  async function submit() {
    if (state.kind !== 'filling') return
    const { attempt } = state
    dispatch({ kind: 'submitPressed' })
    // It comes in one file with the page that has the button.
    const { submitAnswers } = await import('./submitting.ts')
    const submitted = await submitAnswers(attempt)
    if (submitted.kind === 'received') {
      attempt.close()
      const { reference, at } = submitted
      const { title } = attempt.session.evaluation.compiled.definition.settings
      const receipt = { kind: 'receipt', assessmentId, title, reference, at } as const
      dispatch({ kind: 'arrived', at: { kind: 'receipt', receipt } })
      give(receipt)
    } else {
      dispatch({ kind: 'refused', problem: SUBMIT_PROBLEMS[submitted.kind] })
    }
  }

  async function leave() {
    if (state.kind !== 'filling') return give(null)
    const { attempt, problem } = state
    // Said before, and pressed again: there is nothing to wait for.
    if (problem === 'leaveNotSaved' && isLost(attempt.saveState())) {
      attempt.close()
      return give(null)
    }
    const refused = await attempt.flush()
    if (refused > 0) return dispatch({ kind: 'refused', problem: 'filesNotAdded' })
    if (attempt.saveState().kind !== 'saved') {
      dispatch({ kind: 'refused', problem: 'leaveNotSaved' })
      return
    }
    attempt.close()
    give({ kind: 'parting', assessmentId, why: 'left' })
  }

  return {
    state,
    identified,
    start,
    submit,
    leave,
    lock,
    handBack: () => give(null),
    tryAgain: loadAfresh,
  }
}

const SUBMIT_PROBLEMS = {
  incomplete: null,
  notStored: 'submitNotStored',
  filesRefused: 'filesNotAdded',
} as const

const unsavedOfAnotherWords =
  'The answers of the person before are still to be saved. Call a member of staff.'

function asFailure(): Arrival {
  return { kind: 'failed', why: 'storage' }
}

/** Asked for when somebody acts, and never while drawing. */
function thisMoment(): number {
  return Date.now()
}
