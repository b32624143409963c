import { useSyncExternalStore } from 'react'

import type { QuestionCount } from '#src/assessment/engine/questionCount.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'
import type { Timer } from './timer.ts'

/** Before a section or question with a time limit: how much it is, how long, and what runs already. */
export function PartFacts({
  timer,
  partId,
  count,
}: {
  timer: Timer
  partId: string
  count: QuestionCount
}) {
  const { unstarted, left } = useSyncExternalStore(timer.subscribe, timer.state)
  const words = useWords()
  const { part } = clockWords(words)
  const seconds = (unstarted.get(partId) ?? 0) / 1000
  return (
    <div className={styles.part}>
      <p className={styles.size} dir="auto">
        <strong>{part.size(words.starting.count(count), seconds)}</strong>
      </p>
      <p dir="auto">{part.starts}</p>
      {left.section !== null && <p dir="auto">{part.sectionRuns}</p>}
      {left.all !== null && <p dir="auto">{part.wholeRuns}</p>}
      <p dir="auto">{part.kept}</p>
    </div>
  )
}
