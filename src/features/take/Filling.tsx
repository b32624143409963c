import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { AssessmentFill } from '#src/renderer/AssessmentFill.tsx'
import { Button } from '#src/ui/Button.tsx'
import { fetchLaterParts } from '#src/ui/later.ts'

import { isLost, type OpenAttempt } from './openAttempt.ts'
import { onPageTurned, openAtPage, turnToPage } from './pageHistory.ts'
import { SaveLine } from './SaveLine.tsx'
import styles from './take.module.css'
import type { TakeProblem } from './takeState.ts'

/** The questions themselves: the renderer draws them, this turns the pages and tells what is saved. */
export function Filling({
  attempt,
  problem,
  submitting,
  onSubmit,
  onLeave,
}: {
  attempt: OpenAttempt
  problem: TakeProblem | null
  submitting: boolean
  onSubmit: () => Promise<void>
  onLeave: () => Promise<void>
}) {
  const { place, turnTo } = usePage(attempt)
  const isBeyondSaving = useSyncExternalStore(attempt.onSaveState, () =>
    isLost(attempt.saveState()),
  )
  // Once it was said what leaving would cost.
  const leavesUnsaved = problem === 'leaveNotSaved' && isBeyondSaving
  const page = useRef<HTMLElement>(null)

  // Whoever pressed Start has lost the button; a screen reader goes on at the first heading, unless
  // the page itself led back to where its candidate stopped.
  useEffect(() => {
    if (page.current?.contains(document.activeElement)) return
    window.scrollTo(0, 0)
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])

  // The questions are painted first; the rest is there long before it is wanted: the network may go at
  // any time.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => void fetchLaterParts()))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <main ref={page} className={styles.filling}>
      <AssessmentFill
        session={attempt.session}
        files={attempt.files}
        nonce={attempt.attemptId}
        place={place}
        onPlace={turnTo}
        onSubmit={() => void onSubmit()}
        submitting={submitting}
        saveState={<SaveLine attempt={attempt} problem={problem} />}
        wayOut={
          <Button variant="quiet" size="small" onClick={() => void onLeave()}>
            {leavesUnsaved ? 'Leave anyway' : 'Stop and leave'}
          </Button>
        }
        mode="take"
      />
    </main>
  )
}

/** Every page is an entry of the browser's history, and is kept for coming back. */
function usePage(attempt: OpenAttempt) {
  const { attemptId, startPlace, savePlace } = attempt
  const [place, setPlace] = useState(startPlace)

  useEffect(() => {
    openAtPage(attemptId, startPlace ?? '')
    return onPageTurned(attemptId, (turned) => {
      if (turned === null) return
      setPlace(turned === '' ? undefined : turned)
      savePlace(turned)
    })
  }, [attemptId, startPlace, savePlace])

  const turnTo = useCallback(
    (next: string) => {
      setPlace(next)
      turnToPage(attemptId, next)
      savePlace(next)
    },
    [attemptId, savePlace],
  )
  return { place, turnTo }
}
