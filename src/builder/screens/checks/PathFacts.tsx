import { useReadiness } from '#src/builder/screens/state/useDraft.ts'
import { minutesWords, pointsWords } from '#src/builder/model/words/pathFacts.ts'
import styles from './ReadinessPanel.module.css'

/** Facts about all paths checked so far. */
export function PathFacts() {
  const paths = useReadiness((readiness) => readiness.paths)
  const isChecking = useReadiness((readiness) => readiness.isChecking)
  if (!paths) return <p className={styles.facts}>Checking every path…</p>
  return (
    <p className={styles.facts}>
      <span>{`${minutesWords(paths.minutes)} ${pointsWords(paths.points)}`}</span>
      {isChecking ? <span> Checking every path again…</span> : null}
    </p>
  )
}
