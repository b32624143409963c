import { stageSchema } from '#schemas/candidate.ts'
import { countByStage, useCandidateRows } from '#src/db/candidateRows.ts'
import { paths } from '#src/paths.ts'
import { Link } from '#src/ui/routing.ts'
import { stageName } from '#src/wording/staff/names.ts'

import styles from './StageCounts.module.css'

/** As high as a number, so that nothing moves when the numbers come. */
const NOTHING_YET = '\u00a0'

/** How many candidates stand at each stage, each number the way to them. */
export function StageCounts({ jobId }: { jobId: string }) {
  const { rows, ready } = useCandidateRows()
  const own = rows.filter((row) => row.jobId === jobId)
  const counts = countByStage(own)
  return (
    <ul className={styles.counts} aria-label="Candidates by stage">
      {stageSchema.options.map((stage) => (
        <li key={stage} className={styles.cell}>
          <Link to={`${paths.candidates}?job=${jobId}&stage=${stage}`} className={styles.link}>
            <span className={styles.number} data-zero={counts[stage] === 0 ? '' : undefined}>
              {ready ? counts[stage].toLocaleString('en') : NOTHING_YET}
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
          <span>All, by stage</span>
        </Link>
      </li>
    </ul>
  )
}
