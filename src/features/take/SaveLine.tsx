import { useEffect, useSyncExternalStore } from 'react'

import { useOpeningLate } from '#src/db/opening.ts'
import type { SaveState } from '#src/db/saving.ts'
import { announce, withdrawAnnouncement } from '#src/ui/announce.ts'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'

import { timeText } from '#src/wording/candidate/formats.ts'
import { saveWords } from '#src/wording/candidate/saveWords.ts'
import { SaveAnswers } from './laterScreens.ts'
import { isLost, type OpenAttempt } from './openAttempt.ts'
import styles from './take.module.css'
import type { TakeProblem } from './takeState.ts'

type Words = Record<TakeProblem, string>

const problemWords: Words = {
  submitNotStored:
    'Not submitted: this device could not store it. Your answers are kept. Try again, or call a member of staff.',
  filesNotAdded: 'A file wasn’t added. Try again, or continue without it.',
  leaveNotSaved:
    'Not everything is saved yet, so this page stays open. Try again in a moment, or call a member of staff.',
}

/** The same of answers that will never be saved: trying again is no use. */
const lostWords: Words = {
  ...problemWords,
  submitNotStored:
    'Not submitted, and not saved: these answers were deleted from this device, or changed elsewhere on it. They are now only on this screen. Call a member of staff before you leave it.',
  leaveNotSaved:
    'These answers can’t be saved any more. If you leave, they are gone. Call a member of staff first.',
}

/** The same of answers that are stored, and could still be lost. */
const riskWords: Words = {
  ...problemWords,
  submitNotStored:
    'Not submitted yet: this device ran out of space, and your answers could still be lost. Keep this page open and call a member of staff.',
  leaveNotSaved:
    'This page stays open: this device ran out of space, and your answers could still be lost. Call a member of staff.',
}

const STUCK: SaveState = { kind: 'failed', error: { kind: 'storage-failed', message: '' } }

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
  const saved = useSyncExternalStore(attempt.onSaveState, attempt.saveState)
  // A connection that has to be opened again, and does not open, would be waited for without a word.
  const isStuck = useOpeningLate() && saved.kind === 'saving'
  const state = isStuck ? STUCK : saved
  const lost = isLost(state)
  const kind = lost && state.kind === 'failed' ? 'deleted' : state.kind
  const words = saveWords({ kind }, state.kind === 'saved' ? timeText(state.at) : '')
  const isAtRisk = kind === 'atRisk'
  const hasFailed = lost || isAtRisk || kind === 'failed'

  useEffect(() => {
    if (!hasFailed) return
    announce(words)
    return () => withdrawAnnouncement(words)
  }, [hasFailed, words])

  const isMended = problem === 'leaveNotSaved' && state.kind === 'saved'
  const file = hasFailed && <SaveAnswers attempt={attempt} />
  if (problem !== null && !isMended) {
    const wordsByProblem = lost ? lostWords : isAtRisk ? riskWords : problemWords
    return (
      <div className={styles.saveLine} data-state="failed">
        <Sign path={signs.problem} size={18} />
        <span dir="auto" role="alert">
          {wordsByProblem[problem]}
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

function SaveIcon({ state }: { state: SaveState }) {
  if (state.kind === 'saved') return <Sign path={signs.done} size={18} />
  if (state.kind === 'saving') return <Sign path={signs.waiting} size={18} />
  return <Sign path={signs.problem} size={18} />
}
