import { type Dispatch, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { preferredLanguage } from '#src/assessment/words/languages.ts'

import { invitedIn } from './invitedIn.ts'
import { keepFocus } from './keepFocus.ts'
import { loadPages, loadQuestions } from './pageLanguage.ts'
import { noteLanguage } from './tabNote.ts'
import type { TakeEvent, TakeState } from './takeState.ts'

/** The language of the page, the browser's until another is known, and the choice of another. */
export function usePageLanguage(
  assessmentId: string,
  state: TakeState,
  dispatch: Dispatch<TakeEvent>,
) {
  const [language, setLanguage] = useState<string>(() => preferredLanguage(navigator.languages))
  /** The language that is loading. */
  const [choosing, setChoosing] = useState<string | null>(null)
  const lastChosen = useRef<string | null>(null)
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])

  /** Null if nothing is open that has languages, or something else was chosen meanwhile. */
  async function load(chosen: string): Promise<{ into: TakeState; isLoaded: boolean } | null> {
    for (;;) {
      const { current: into } = latest
      const loading = loadInto(into, chosen)
      const isLoaded = loading && (await loading)
      if (isLoaded === null || lastChosen.current !== chosen) return null
      // Somebody may have signed in, or started.
      if (latest.current === into) return { into, isLoaded }
    }
  }

  async function choose(chosen: string): Promise<boolean> {
    lastChosen.current = chosen
    setChoosing(chosen)
    const loaded = await load(chosen)
    if (lastChosen.current === chosen) setChoosing(null)
    if (loaded === null) return true
    const { into, isLoaded } = loaded
    if (!isLoaded) {
      lastChosen.current = null
      return false
    }
    // The page and its questions at once.
    const speak = () => {
      if (into.kind === 'filling') into.attempt.speak(chosen)
      setLanguage(chosen)
      dispatch({ kind: 'languageChosen', language: chosen })
    }
    keepFocus(() => flushSync(speak))
    noteLanguage(assessmentId, chosen, Date.now())
    return true
  }

  /** Nothing that is still loading is shown, or noted in the tab. */
  const cancelChoice = useCallback(() => {
    lastChosen.current = null
    setChoosing(null)
  }, [])

  return { language, setLanguage, choosing, choose, cancelChoice, lastChosen }
}

/** Null if nothing is open that has languages; false if that failed. */
function loadInto(state: TakeState, chosen: string): Promise<boolean> | null {
  if (state.kind === 'filling') return loadQuestions(state.attempt.definitionIn(chosen))
  if (state.kind !== 'identify' && state.kind !== 'welcome') return null
  return loadPages(invitedIn(state.invitation, [chosen]))
}
