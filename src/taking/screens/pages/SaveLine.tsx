import { useEffect, useLayoutEffect, useMemo, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { useOpeningLate } from '#src/storage/core/opening.ts'
import type { SaveState } from '#src/taking/storage/saving.ts'
import { announce, withdrawAnnouncement } from '#src/ui/announce.ts'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'

import { useWords } from '#src/assessment/renderer/text/words.ts'
import { SaveAnswers } from './lazyScreens.ts'
import { calmSaving } from '#src/taking/screens/attempt/calmSaving.ts'
import { isLost, type OpenAttempt } from '#src/taking/screens/attempt/openAttempt.ts'
import styles from './take.module.css'
import type { TakeProblem } from '#src/taking/screens/attempt/takeState.ts'

const STUCK: SaveState = { kind: 'failed', error: { kind: 'storage-failed', message: '' } }

type SaveLineProps = { attempt: OpenAttempt; problem: TakeProblem | null }

/**
 * Says where the answers are, and why an action failed. Only failures are announced, once, because
 * announcing every save would be unbearable.
 */
export function SaveLine(props: SaveLineProps) {
  const { words, hasFailed, problemWords } = useSaveStatus(props)

  useEffect(() => {
    if (!hasFailed) return
    announce(words)
    return () => withdrawAnnouncement(words)
  }, [hasFailed, words])

  const isTold = hasFailed || problemWords !== null
  // For the style sheet: asking it what the page contains would cost a search of the page with every
  // change, and thereby with every keystroke.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['filling'] = isTold ? 'unsaved' : 'saved'
    return () => {
      delete dataset['filling']
    }
  }, [isTold])

  return <SaveStatus {...props} />
}

/** Whether the line says what must stay in view, until everything is saved again. */
export function useHasSaveFailed({ attempt, problem }: SaveLineProps): boolean {
  const isStuck = useOpeningLate()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const look = () => {
      const { kind } = attempt.saveState()
      if (kind !== 'saving') setFailed(kind !== 'saved')
    }
    look()
    return attempt.onSaveState(look)
  }, [attempt])
  return hasFailed || isStuck || problem !== null
}

/** Shows the save status without announcing anything, for overlays that cover the questions. */
export function SaveStatus(props: SaveLineProps) {
  const { state, kind, words, hasFailed, problemWords } = useSaveStatus(props)
  const file = hasFailed && <SaveAnswers attempt={props.attempt} />
  if (problemWords !== null) {
    return (
      <div className={styles.saveLine} data-state="failed">
        <Sign path={signs.problem} size={18} />
        <span dir="auto" role="alert">
          {problemWords}
        </span>
        {file}
      </div>
    )
  }
  return (
    <div className={styles.saveLine} data-state={hasFailed ? 'failed' : kind}>
      <SaveIcon state={state} />
      <span dir="auto">{words}</span>
      {file}
    </div>
  )
}

/** `problemWords`: why an action failed, as long as that is true. */
function useSaveStatus({ attempt, problem }: SaveLineProps) {
  const saved = useStore(useMemo(() => calmSaving(attempt), [attempt]))
  // Without this, a connection that doesn't reopen would be waited for without a message.
  const isStuck = useOpeningLate() && saved.kind === 'saving'
  const state = isStuck ? STUCK : saved
  const { saving } = useWords()
  const kind = state.kind === 'saved' ? 'saved' : unsavedKind(state)
  const words = state.kind === 'saved' ? saving.saved(state.at) : saving[unsavedKind(state)]
  const lost = isLost(state)
  const isAtRisk = kind === 'atRisk'
  const hasFailed = lost || isAtRisk || kind === 'failed'
  const isMended = problem === 'leaveNotSaved' && state.kind === 'saved'
  const { usual, lost: lostWords, atRisk } = saving.problems
  const wordsByProblem = lost ? lostWords : isAtRisk ? atRisk : usual
  const problemWords = problem === null || isMended ? null : wordsByProblem[problem]
  return { state, kind, words, hasFailed, problemWords }
}

function unsavedKind(state: Exclude<SaveState, { kind: 'saved' }>) {
  return isLost(state) && state.kind === 'failed' ? 'deleted' : state.kind
}

function SaveIcon({ state }: { state: SaveState }) {
  if (state.kind === 'saved') return <Sign path={signs.done} size={18} />
  if (state.kind === 'saving') return <Sign path={signs.waiting} size={18} />
  return <Sign path={signs.problem} size={18} />
}
