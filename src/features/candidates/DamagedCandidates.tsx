import type { DamagedRecord } from '#src/db/query.ts'
import { paths } from '#src/paths.ts'
import { Link } from '#src/ui/routing.ts'
import styles from './CandidatesPage.module.css'

/** Says that some records could not be read; the data page shows them and gives them out. */
export function DamagedCandidates({ damaged }: { damaged: readonly DamagedRecord[] }) {
  if (damaged.length === 0) return null
  const one = damaged.length === 1
  return (
    <p className={styles.damaged}>
      {damaged.length} {one ? 'record is' : 'records are'} damaged and not in this list. Nothing is
      written over {one ? 'it' : 'them'}.{' '}
      <Link to={paths.data}>See and export on the data page</Link>
    </p>
  )
}
