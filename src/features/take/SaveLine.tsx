import { useEffect, useSyncExternalStore } from 'react'

import type { SaveState } from '#src/db/saving.ts'
import { announce } from '#src/ui/announce.ts'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'

import { timeText } from '#src/wording/candidate/formats.ts'
import { saveWords } from '#src/wording/candidate/saveWords.ts'
import type { OpenAttempt } from './openAttempt.ts'
import styles from './take.module.css'
import type { TakeProblem } from './takeState.ts'

const problemWords: Record<TakeProblem, string> = {
  submitNotStored:
    'Not submitted: this device could not store it. Your answers are kept. Try again, or call a member of staff.',
  filesNotAdded: 'A file could not be added. Add it again, or go on without it.',
  leaveNotSaved:
    'Not everything is saved yet, so this page stays open. Try again in a moment, or call a member of staff.',
}

/**
 * Says honestly where the answers are, and why what was asked for could not be done. Only a failure
 * is announced, once: a screen reader that spoke up at every key would be unbearable.
 */
export function SaveLine({
  attempt,
  problem,
}: {
  attempt: OpenAttempt
  problem: TakeProblem | null
}) {
  const state = useSyncExternalStore(attempt.onSaveState, attempt.saveState)
  const words = saveWords(state, state.kind === 'saved' ? timeText(state.at) : '')
  const hasFailed = state.kind === 'failed'

  useEffect(() => {
    if (hasFailed) announce(words)
  }, [hasFailed, words])

  const isMended = problem === 'leaveNotSaved' && state.kind === 'saved'
  if (problem !== null && !isMended) {
    return (
      <p className={styles.saveLine} data-state="failed" role="alert">
        <Sign path={signs.problem} size={18} />
        <span dir="auto">{problemWords[problem]}</span>
      </p>
    )
  }
  return (
    <p className={styles.saveLine} data-state={state.kind}>
      <SaveIcon state={state} />
      <span dir="auto">{words}</span>
    </p>
  )
}

function SaveIcon({ state }: { state: SaveState }) {
  if (state.kind === 'saved') return <Sign path={signs.done} size={18} />
  if (state.kind === 'saving') return <Sign path={signs.waiting} size={18} />
  return <Sign path={signs.problem} size={18} />
}
