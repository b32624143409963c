import { useReadiness } from '#src/features/builder/draft/useDraft.ts'
import { minutesWords, pointsWords } from '#src/wording/staff/pathFacts.ts'
import styles from './ReadinessPanel.module.css'

/** What is true of all paths, as far as they have been looked at. */
export function PathFacts() {
  const paths = useReadiness((readiness) => readiness.paths)
  const isChecking = useReadiness((readiness) => readiness.isChecking)
  if (!paths) return <p className={styles.facts}>Looking at every path…</p>
  return (
    <p className={styles.facts}>
      {minutesWords(paths.minutes)} {pointsWords(paths.points)}
      {isChecking ? ' Looking at every path again…' : null}
    </p>
  )
}
