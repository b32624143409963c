import { groupByStage, useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { paths } from '#src/base/paths.ts'
import { Link } from '#src/staff/routing.ts'
import { stageName } from '#src/staff/words/stages.ts'

import styles from './StageCounts.module.css'

/** A space as high as a number, so that nothing moves when the numbers arrive. */
const NOTHING_YET = '\u00a0'

/** The number of candidates in each stage, linked to the list. */
export function StageCounts({ jobId }: { jobId: string }) {
  const { rows, ready } = useCandidateRows()
  const own = rows.filter((row) => row.jobId === jobId)
  const byStage = groupByStage(own)
  return (
    <ul className={styles.counts} aria-label="Candidates by stage">
      {[...byStage].map(([stage, { length }]) => (
        <li key={stage} className={styles.cell}>
          <Link to={`${paths.candidates}?job=${jobId}&stage=${stage}`} className={styles.link}>
            <span className={styles.number} data-zero={length === 0 ? '' : undefined}>
              {ready ? length.toLocaleString('en') : NOTHING_YET}
            </span>
            <span>{stageName(stage)}</span>
          </Link>
        </li>
      ))}
      <li className={styles.cell}>
        <Link to={`${paths.board}?job=${jobId}`} className={styles.link}>
          <span className={styles.number}>
            {ready ? own.length.toLocaleString('en') : NOTHING_YET}
          </span>
          <span>Total</span>
        </Link>
      </li>
    </ul>
  )
}
