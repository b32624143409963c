import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'

import { CompanyHead } from '#src/assessment/renderer/company/Company.tsx'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import type { Timer } from './timer.ts'

/** Hides the questions while staff pause the clock; what was typed in them stays. */
export function UntilResumed({
  timer,
  saveState,
  wayToStaff,
  className,
  children,
}: {
  timer: Timer
  saveState: ReactNode
  /** The control by which staff resume the assessment. */
  wayToStaff: ReactNode
  /** The class of the page that replaces the questions. */
  className: string | undefined
  children: ReactNode
}) {
  const isPaused = useSyncExternalStore(timer.subscribe, () => timer.state().isPaused)
  const questions = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement | null>(null)
  // Not what has the focus when it is paused, which may be the link that led staff there.
  useEffect(() => {
    const node = questions.current
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[data-question]')) field.current = target
    }
    node?.addEventListener('focusin', note)
    return () => node?.removeEventListener('focusin', note)
  }, [])
  return (
    <>
      <div ref={questions} hidden={isPaused}>
        {children}
      </div>
      {/* Below the questions, which set the title of the document first. */}
      {isPaused && <Paused {...{ questions, field, saveState, wayToStaff, className }} />}
    </>
  )
}

/** Takes the focus and the title of the document during a pause, and gives both back. */
function Paused({
  questions,
  field,
  saveState,
  wayToStaff,
  className,
}: {
  questions: { readonly current: HTMLElement | null }
  /** That the candidate was in. */
  field: { readonly current: HTMLElement | null }
  saveState: ReactNode
  wayToStaff: ReactNode
  className: string | undefined
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
      // The questions have to be drawn again first.
      requestAnimationFrame(() => focusAgain(field, hidden))
    }
  }, [questions, field, paused.title])
  return (
    <main className={className}>
      <CompanyHead />
      <h1 ref={heading} tabIndex={-1}>
        {paused.title}
      </h1>
      {paused.facts.map((fact) => (
        <p key={fact} dir="auto">
          {fact}
        </p>
      ))}
      {saveState}
      <div>{wayToStaff}</div>
    </main>
  )
}

/** The heading, if the page with the field was closed meanwhile. Not during the next pause. */
function focusAgain(field: { current: HTMLElement | null }, questions: HTMLElement | null): void {
  if (questions === null || questions.hidden) return
  const { current } = field
  const target = current?.isConnected ? current : questions.querySelector('h1')
  target?.focus()
}
