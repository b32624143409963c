import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'

import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'
import type { Timer } from './timer.ts'

/** Hides the questions while staff pause the clock; what was typed in them stays. */
export function UntilResumed({
  timer,
  saveState,
  children,
}: {
  timer: Timer
  saveState: ReactNode
  children: ReactNode
}) {
  const isPaused = useSyncExternalStore(timer.subscribe, () => timer.state().isPaused)
  const questions = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={questions} hidden={isPaused}>
        {children}
      </div>
      {/* Below the questions, which set the title of the document first. */}
      {isPaused && <Paused questions={questions} saveState={saveState} />}
    </>
  )
}

/** Takes the focus and the title of the document during a pause, and gives both back. */
function Paused({
  questions,
  saveState,
}: {
  questions: { readonly current: HTMLElement | null }
  saveState: ReactNode
}) {
  const { paused } = clockWords(useWords())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { title } = document
    const hidden = questions.current
    document.title = paused.title
    heading.current?.focus()
    return () => {
      document.title = title
      // Once they are shown again.
      requestAnimationFrame(() => hidden?.querySelector('h1')?.focus())
    }
  }, [questions, paused.title])
  return (
    <main className={styles.paused}>
      <h1 ref={heading} tabIndex={-1}>
        {paused.title}
      </h1>
      {paused.facts.map((fact) => (
        <p key={fact} dir="auto">
          {fact}
        </p>
      ))}
      {saveState}
    </main>
  )
}
