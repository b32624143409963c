import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import type { QuestionCount } from '#src/assessment/engine/questionCount.ts'
import { AssessmentFill } from '#src/assessment/renderer/fill/AssessmentFill.tsx'
import type { TimedParts } from '#src/assessment/renderer/fill/PageParts.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { loadLazyParts } from '#src/ui/lazyPart.ts'

import { clockParts } from '#src/taking/screens/clock/loadClock.ts'
import type { Timer } from '#src/taking/screens/clock/timer.ts'
import { isLost, type OpenAttempt } from '#src/taking/screens/attempt/openAttempt.ts'
import { onPageTurned, openAtPage, turnToPage } from '#src/taking/screens/attempt/pageHistory.ts'
import { SaveLine, SaveStatus, useHasSaveFailed } from './SaveLine.tsx'
import { StaffTabLink } from './StaffLink.tsx'
import styles from './take.module.css'
import type { TakeProblem } from '#src/taking/screens/attempt/takeState.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

/** After the first page is drawn. */
const LATER_MS = 1000

/** The questions: the renderer draws them, this changes pages and shows the save status. */
export function Filling({
  attempt,
  problem,
  submitting,
  languageChoice,
  staffAddress,
  onSubmit,
  onLeave,
}: {
  attempt: OpenAttempt
  problem: TakeProblem | null
  submitting: boolean
  languageChoice: ReactNode
  /** Where staff take the device back; null unless it was handed over. */
  staffAddress: string | null
  onSubmit: () => Promise<void>
  onLeave: () => Promise<void>
}) {
  const { place, turnTo, turns, startPart } = usePage(attempt)
  const { filling } = useWords()
  const isBeyondSaving = useSyncExternalStore(attempt.onSaveState, () =>
    isLost(attempt.saveState()),
  )
  const hasSaveFailed = useHasSaveFailed({ attempt, problem })
  // After the message about what leaving would lose.
  const leavesUnsaved = problem === 'leaveNotSaved' && isBeyondSaving
  const page = useRef<HTMLElement>(null)

  // The Start button had the focus and is removed, so the focus goes to the first heading, unless the
  // page itself leads back to where the candidate stopped.
  useEffect(() => {
    if (page.current?.contains(document.activeElement)) return
    window.scrollTo(0, 0)
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])

  // The questions come first; the rest is loaded in advance, because the network may fail at any time.
  useEffect(() => {
    const timer = setTimeout(() => void loadLazyParts(), LATER_MS)
    return () => clearTimeout(timer)
  }, [])

  const { timer } = attempt
  const Clock = timer && clockParts()
  const [isTimeHidden, setTimeHidden] = useState(false)
  const timedParts = Clock && timer && timedPartsOf(Clock, timer, startPart)
  const titleOf = (sectionId: string) => {
    const { sections } = attempt.definition
    const index = sections.findIndex(({ id }) => id === sectionId)
    return sections[index]?.title || filling.sectionWithoutTitle(index + 1)
  }
  const questions = (
    <main ref={page} className={styles.filling}>
      <AssessmentFill
        session={attempt.session}
        files={attempt.files}
        // A part of it is unique enough for autofill, and a page may have thousands of ids that start with it.
        nonce={attempt.attemptId.slice(0, 8)}
        place={place}
        onPlace={turnTo}
        onSubmit={() => void onSubmit()}
        submitting={submitting}
        hasSaveFailed={hasSaveFailed}
        saveState={<SaveLine attempt={attempt} problem={problem} />}
        controls={
          <>
            {languageChoice}
            <Button variant="quiet" size="small" onClick={() => void onLeave()}>
              {leavesUnsaved ? filling.leaveAnyway : filling.leave}
            </Button>
            {Clock && <StaffTabLink address={staffAddress} />}
          </>
        }
        clock={
          Clock &&
          timer && (
            <Clock.ClockStrip
              timer={timer}
              titleOf={titleOf}
              isHidden={isTimeHidden}
              onHide={setTimeHidden}
            />
          )
        }
        {...(timedParts && { timedParts })}
        news={
          Clock &&
          timer && (
            <Clock.ClockNews
              timer={timer}
              turns={turns}
              titleOf={titleOf}
              isHidden={isTimeHidden}
              isOnePage={attempt.definition.settings.layout === 'all'}
            />
          )
        }
        mode="take"
      />
    </main>
  )
  return Clock && timer ? (
    <Clock.UntilResumed
      timer={timer}
      saveState={<SaveStatus attempt={attempt} problem={problem} />}
      wayToStaff={<StaffTabLink address={staffAddress} />}
      className={styles.screen}
    >
      {questions}
    </Clock.UntilResumed>
  ) : (
    questions
  )
}

function timedPartsOf(
  { PartFacts }: NonNullable<ReturnType<typeof clockParts>>,
  timer: Timer,
  start: (partId: string) => void,
): TimedParts {
  const drawFacts = (partId: string, count: QuestionCount) => (
    <PartFacts timer={timer} partId={partId} count={count} />
  )
  const secondsOf = (partId: string) => {
    const time = timer.state().unstarted.get(partId)
    return time === undefined ? null : time / 1000
  }
  return { start, drawFacts, secondsOf }
}

/** Every page is a history entry, and is stored for resuming. `turns`: those of the candidate. */
function usePage(attempt: OpenAttempt) {
  const { attemptId, savePlace } = attempt
  const place = useSyncExternalStore(attempt.onPlace, attempt.place)
  const [turns, setTurns] = useState(0)

  useEffect(
    () =>
      onPageTurned(attemptId, (turned) => {
        if (turned === null) return
        setTurns((count) => count + 1)
        savePlace(turned)
      }),
    [attemptId, savePlace],
  )
  // The first page, and one that opens because the time of another is over, have no entry yet.
  useEffect(() => openAtPage(attemptId, place ?? ''), [attemptId, place])

  const turnTo = useCallback(
    (next: string) => {
      turnToPage(attemptId, next)
      setTurns((count) => count + 1)
      savePlace(next)
    },
    [attemptId, savePlace],
  )
  const startPart = useCallback(
    (partId: string) => {
      setTurns((count) => count + 1)
      attempt.startPart(partId)
    },
    [attempt],
  )
  return { place, turnTo, turns, startPart }
}
