import type { DamagedRecord } from '#src/storage/core/query.ts'
import { paths } from '#src/base/paths.ts'
import { Link } from '#src/staff/routing.ts'
import { whyUnreadable } from '#src/staff/whyUnreadable.ts'
import styles from './CandidatesPage.module.css'

/** Says that some records could not be read; the data page lists and exports them. */
export function DamagedCandidates({ damaged }: { damaged: readonly DamagedRecord[] }) {
  if (damaged.length === 0) return null
  const one = damaged.length === 1
  return (
    <p className={styles.damaged}>
      <span>{`${damaged.length} ${one ? 'record is' : 'records are'} ${whyUnreadable(damaged)} and not in this list. ${one ? 'It is' : 'They are'} never overwritten.`}</span>{' '}
      <Link to={paths.data}>See and export on the data page</Link>
    </p>
  )
}
