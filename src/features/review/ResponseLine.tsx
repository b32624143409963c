import { responsePath } from '#src/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { classes } from '#src/ui/classes.ts'
import { Highlight } from '#src/ui/Highlight.tsx'
import longList from '#src/ui/longList.module.css'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { Link } from '#src/ui/routing.ts'
import { SampleMark } from '#src/ui/SampleMark.tsx'
import { stageName } from '#src/wording/staff/names.ts'
import { scoreWords, shareWords } from '#src/wording/staff/ruleWords.ts'
import { stageLooks } from '#src/wording/staff/stageLooks.ts'

import styles from './ResponsesPage.module.css'
import type { ResponseRow } from './responseRows.ts'
import { RowOutcome } from './RowOutcome.tsx'

/** One response on one line. */
export function ResponseLine({
  assessmentId,
  row,
  search,
  address,
}: {
  assessmentId: string
  row: ResponseRow
  search: string
  /** Goes along, so that the response knows its neighbours. */
  address: string
}) {
  return (
    <div className={classes(longList.line, styles.line)}>
      <span className={longList.first}>
        <Link
          className={longList.name}
          dir="auto"
          title={row.name}
          to={{ pathname: responsePath(assessmentId, row.candidateId), search: address }}
        >
          <Highlight text={row.name} search={search} />
        </Link>
        {row.sample ? <SampleMark word="wide" /> : null}
      </span>
      <span className={styles.reference}>
        <Highlight text={row.reference} search={search} />
      </span>
      <span className={styles.score}>
        {row.score === null ? 'Version can’t be read' : scoreWords(row.score)}
        {row.score && <span className={styles.share}>{shareWords(row.score)}</span>}
      </span>
      <span className={styles.outcome}>
        <RowOutcome row={row} />
      </span>
      <span className={styles.stage}>
        {row.stage && (
          <Badge {...stageLooks[row.stage]} plain>
            {stageName(row.stage)}
          </Badge>
        )}
      </span>
      <span className={styles.version}>
        {row.versionNumber !== null && `Version ${row.versionNumber}`}
        {row.attempts > 1 && `, attempt ${row.attempts}`}
      </span>
      <span className={styles.submitted}>
        <RelativeTime at={row.submittedAt} />
      </span>
    </div>
  )
}
