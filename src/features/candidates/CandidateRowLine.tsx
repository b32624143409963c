import type { CandidateRow } from '#src/db/candidateRows.ts'
import { candidatePath } from '#src/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { Highlight } from '#src/ui/Highlight.tsx'
import longList from '#src/ui/longList.module.css'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { Link } from '#src/ui/routing.ts'
import { SampleMark } from '#src/ui/SampleMark.tsx'
import styles from './CandidatesPage.module.css'
import { StageBadge } from './StageBadge.tsx'

interface CandidateRowLineProps {
  row: CandidateRow
  job: string | undefined
  search: string
  /** Goes along, so that the profile knows its neighbours. */
  address: string
}

/** One candidate on one line. */
export function CandidateRowLine({ row, job, search, address }: CandidateRowLineProps) {
  return (
    <div className={classes(longList.line, styles.line)}>
      <span className={longList.first}>
        <Link
          className={longList.name}
          dir="auto"
          title={row.name}
          to={{ pathname: candidatePath(row.id), search: address }}
        >
          <Highlight text={row.name} search={search} />
        </Link>
        {row.sample ? <SampleMark word="wide" /> : null}
      </span>
      <span className={styles.email} title={row.email}>
        <Highlight text={row.email} search={search} />
      </span>
      <span className={styles.stage}>
        <StageBadge stage={row.stage} plain />
      </span>
      <span className={styles.jobTitle} title={job} dir="auto">
        {job ?? 'Deleted job'}
      </span>
      <span className={styles.applied}>
        <RelativeTime at={row.appliedAt} />
      </span>
    </div>
  )
}
