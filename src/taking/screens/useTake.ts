import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import type { Company } from '#schemas/company.ts'
import type { Sitting, TabNote } from '#schemas/records/sitting.ts'

import { mayBeProtected } from '#src/storage/device/rawTeamKey.ts'
import type { Credentials } from '#src/taking/storage/attemptSeal.ts'
import { emptyClipboard } from '#src/ui/emptyClipboard.ts'

import { arrive, goOnWith, openQuestions, unfinishedAttempt } from './attempt/arrival.ts'
import { isLost, type OpenAttempt } from './attempt/openAttempt.ts'
import { hardenInWorker } from './attempt/hardening.ts'
import type { Refusal } from './attempt/identifying.ts'
import { companyAt } from './attempt/pageCompany.ts'
import { languageAfter, languageOf, withLanguageWords } from './attempt/pageLanguage.ts'
import { endSitting, startSitting } from './attempt/otherTabs.ts'
import { clearTabNote, languageOfSitting, writeTabNote } from './attempt/tabNote.ts'
import { usePageLanguage } from './attempt/usePageLanguage.ts'
import { copyParts } from '#src/taking/screens/copy/loadCopy.ts'
import { type Arrival, nextState, type TakeState } from './attempt/takeState.ts'
import {
  useUnloadWarning,
  useUnloadOnceSaved,
  useLockOnNewSitting,
  useClearProblemOnChange,
  useCloseOnTakeover,
  useSubmitAtZero,
} from './attempt/openPageEffects.ts'

export type Take = {
  state: TakeState
  /** Of the page (BCP 47); the browser's until another is known. Its words are loaded. */
  language: string
  /** The language that was chosen and is loading. */
  choosing: string | null
  /** The company whose page it is; null if none was set. */
  company: Company | null
  /** Why this person can't continue here, or null if they can. */
  identified: (candidateId: string, code: string) => Promise<Refusal | null>
  /**
   * Reads in another language of the assessment, before the start and after. False if that can't be
   * loaded; the page then stays as it is.
   */
  choose: (language: string) => Promise<boolean>
  start: () => Promise<void>
  submit: () => Promise<void>
  leave: () => Promise<void>
  lock: () => void
  /** Clears everything and starts again. */
  handBack: () => void
  tryAgain: () => void
}

type Leaving = {
  /** Loads the same address in a new document. */
  reloadPage: () => void
  /** Loads what comes after one person. */
  handBack: () => void
}

/**
 * The candidate's page across loads. Each change of person, and each stage of an attempt, loads a
 * new document, so that nothing can leak from memory.
 */
export function useTake(assessmentId: string, { reloadPage, handBack }: Leaving): Take {
  const [state, dispatch] = useReducer(nextState, { kind: 'loading' })
  const page = usePageLanguage(assessmentId, state, dispatch)
  const { language, setLanguage, choosing, choose, lastChosen, cancelChoice } = page
  const [company, setCompany] = useState<Company | null>(null)
  const arriving = useRef(false)
  /** In protected mode, until the attempt is open. */
  const signedInWith = useRef<Credentials | null>(null)

  const go = useCallback(
    async (arrival: Promise<Arrival>) => {
      const at = await withLanguageWords(await arrival.catch(asFailure))
      setCompany(await companyAt(at, assessmentId))
      setLanguage((before) => languageOf(at) ?? before)
      dispatch({ kind: 'arrived', at })
    },
    [assessmentId, setLanguage],
  )

  useEffect(() => {
    // Once per load, not per mount, because a handover can be used only once.
    if (arriving.current) return
    arriving.current = true
    void go(arrive(assessmentId, new Date()))
  }, [assessmentId, go])

  const give = useCallback(
    (note: TabNote | null, inNewPage = true) => {
      cancelChoice()
      clearTabNote()
      if (note) writeTabNote(note)
      if (note?.kind === 'sitting') return reloadPage()
      // Wait for the clipboard to be emptied: a page that is being replaced may not finish that.
      void emptyClipboard().then(inNewPage ? reloadPage : undefined)
    },
    [reloadPage, cancelChoice],
  )

  const giveLocked = useCallback(
    (why: 'locked' | 'lockedFiles') => give({ kind: 'parting', assessmentId, why, language }),
    [give, assessmentId, language],
  )

  const lock = useCallback(() => {
    if (state.kind === 'welcome') giveLocked('locked')
    // The page reloads with the receipt, without the copy.
    else if (state.kind === 'receipt') reloadPage()
    else {
      clearTabNote()
      dispatch({ kind: 'locked' })
    }
  }, [state, giveLocked, reloadPage])

  useUnloadOnceSaved(state, giveLocked)
  useUnloadWarning(state)
  useLockOnNewSitting(state, assessmentId, lock)
  const movedOn = useCallback(() => dispatch({ kind: 'movedOn' }), [])
  useClearProblemOnChange(state, movedOn)
  const takenOver = useCallback((at: Arrival) => dispatch({ kind: 'arrived', at }), [])
  useCloseOnTakeover(state, takenOver)

  async function identified(candidateId: string, code: string): Promise<Refusal | null> {
    if (state.kind === 'locked') {
      if (state.attempt.candidateId !== candidateId) return { kind: 'unsavedOfAnother' }
      remember(state.attempt, await startSitting(candidateId))
      dispatch({ kind: 'unlocked' })
      return null
    }
    const attemptId = await unfinishedAttempt(candidateId, assessmentId)
    const mark = await startSitting(candidateId)
    if (mark === null) return { kind: 'storageFailed' }
    const kept = lastChosen.current ?? languageAfter(state, attemptId !== undefined)
    const sitting = {
      kind: 'sitting',
      assessmentId,
      candidateId,
      mark,
      ...(attemptId === undefined ? {} : { attemptId }),
      ...(kept === null ? {} : { language: kept }),
      lastActiveAt: thisMoment(),
    } as const
    if (await mayBeProtected()) await goOn(sitting, { code, harden: hardenInWorker })
    else give(sitting)
    return null
  }

  /** Here, because the code would be gone in a new document. */
  async function goOn(sitting: Sitting, credentials: Credentials) {
    signedInWith.current = credentials
    writeTabNote(sitting)
    await go(goOnWith(sitting, new Date(), credentials))
  }

  function remember({ candidateId, attemptId }: OpenAttempt, mark: string | null) {
    // If nothing can be stored now, a reload asks to sign in.
    if (mark === null) return
    writeTabNote({
      kind: 'sitting',
      assessmentId,
      candidateId,
      mark,
      attemptId,
      language,
      lastActiveAt: thisMoment(),
    })
  }

  async function start() {
    if (state.kind !== 'welcome') return
    const { candidateId, hasStarted, invitation } = state
    const credentials = signedInWith.current
    // The newest version may not offer the language of an attempt at an older one.
    const chosen = hasStarted
      ? (lastChosen.current ?? languageOfSitting(assessmentId))
      : invitation.language
    const person = {
      candidateId,
      assessmentId,
      language: chosen,
      ...(credentials && { credentials }),
    }
    await go(openQuestions(person, new Date()))
  }

  async function submit() {
    if (state.kind !== 'filling') return
    const { attempt } = state
    cancelChoice()
    dispatch({ kind: 'submitPressed' })
    // In the same chunk as the list of answers above the button.
    const loaded = await import('./attempt/submitting.ts').catch(() => null)
    if (loaded === null) return dispatch({ kind: 'refused', problem: 'submitNotLoaded' })
    const submitted = await loaded.submitAnswers(attempt)
    if (submitted.kind === 'received') {
      attempt.close()
      const { reference, at, isFromHere, timeOver } = submitted
      const { settings, language: spoken } = attempt.definition
      const { title, nextSteps } = settings
      const { candidateId, session, versionId } = attempt
      const noted = { assessmentId, title, language: spoken, reference, at, versionId }
      const receipt = {
        kind: 'receipt',
        ...noted,
        ...(nextSteps && { nextSteps }),
        ...(timeOver && { timeOver }),
      } as const
      const parts = isFromHere ? copyParts(attempt.definition) : null
      const copied = parts && { copied: { ...parts, candidateId, session } }
      dispatch({ kind: 'arrived', at: { kind: 'receipt', receipt, ...copied } })
      give(receipt, parts === null)
    } else {
      dispatch({ kind: 'refused', problem: loaded.PROBLEMS[submitted.kind] })
    }
  }

  useSubmitAtZero(state, submit)

  async function leave() {
    if (state.kind !== 'filling') return part(null)
    const { attempt, problem } = state
    // Confirmed by pressing again: there is nothing to wait for.
    if (problem === 'leaveNotSaved' && isLost(attempt.saveState())) {
      attempt.close()
      return part(null)
    }
    const refused = await attempt.flush()
    if (refused > 0) return dispatch({ kind: 'refused', problem: 'filesNotAdded' })
    if (attempt.saveState().kind !== 'saved') {
      dispatch({ kind: 'refused', problem: 'leaveNotSaved' })
      return
    }
    await attempt.leave('stopped')
    const isRunning = attempt.timer?.isRunning() ?? false
    attempt.close()
    await part({
      kind: 'parting',
      assessmentId,
      why: isRunning ? 'leftRunning' : 'left',
      language,
    })
  }

  async function part(note: TabNote | null) {
    await endSitting()
    give(note)
  }

  return {
    state,
    language,
    choosing,
    company,
    identified,
    choose,
    start,
    submit,
    leave,
    lock,
    handBack: () => {
      cancelChoice()
      clearTabNote()
      void emptyClipboard().then(handBack)
    },
    tryAgain: reloadPage,
  }
}

const asFailure = (): Arrival => ({ kind: 'failed', why: 'storage' })

/** Called in event handlers, never while rendering. */
function thisMoment(): number {
  return Date.now()
}
