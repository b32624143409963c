import { useReadiness } from '#src/features/builder/state/useDraft.ts'
import { minutesWords, pointsWords } from '#src/wording/staff/pathFacts.ts'
import styles from './ReadinessPanel.module.css'

/** Facts about all paths checked so far. */
export function PathFacts() {
  const paths = useReadiness((readiness) => readiness.paths)
  const isChecking = useReadiness((readiness) => readiness.isChecking)
  if (!paths) return <p className={styles.facts}>Checking every path…</p>
  return (
    <p className={styles.facts}>
      {minutesWords(paths.minutes)} {pointsWords(paths.points)}
      {isChecking ? ' Checking every path again…' : null}
    </p>
  )
}
