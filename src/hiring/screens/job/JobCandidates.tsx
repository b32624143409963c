import type { Job } from '#schemas/records/job.ts'
import { filterRows, useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { candidatePath, paths } from '#src/base/paths.ts'
import { DamagedNotice } from '#src/staff/DamagedNotice.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { Link } from '#src/staff/routing.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'
import { StageBadge } from '#src/staff/StageBadge.tsx'

import styles from './JobScreen.module.css'

const SHOWN = 10

/** The newest candidates, with a link to all of them. */
export function JobCandidates({ job }: { job: Job }) {
  const { rows, damaged, ready } = useCandidateRows()
  const own = filterRows(rows, {
    jobId: job.id,
    sort: { by: 'appliedAt', direction: 'descending' },
  })
  const unreadable = damaged.filter(({ raw }) => fieldOf(raw, 'jobId') === job.id)
  return (
    <section className={styles.section} aria-labelledby="job-candidates">
      <h2 id="job-candidates">Candidates</h2>
      <DamagedNotice
        what={`${unreadable.length} ${unreadable.length === 1 ? 'candidate' : 'candidates'}`}
        records={unreadable}
        fileName="damaged-candidates.json"
      />
      {ready && own.length + unreadable.length === 0 ? (
        <p className={styles.emptyText}>
          {job.status === 'archived'
            ? 'This job has no candidates.'
            : 'No candidates yet. Each candidate’s access code is on their profile.'}
        </p>
      ) : ready && own.length === 0 ? null : (
        <>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Candidate</th>
                  <th scope="col">Stage</th>
                  <th scope="col">Applied</th>
                </tr>
              </thead>
              <tbody>
                {own.slice(0, SHOWN).map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Link to={candidatePath(row.id)} className={styles.rowLink} dir="auto">
                        {row.name}
                      </Link>{' '}
                      {row.sample ? <SampleMark word="wide" /> : null}
                    </th>
                    <td>
                      <StageBadge stage={row.stage} plain />
                    </td>
                    <td>
                      <RelativeTime at={row.appliedAt} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {own.length > SHOWN ? (
            <p className={styles.emptyText}>
              The newest {SHOWN}.{' '}
              <Link to={`${paths.candidates}?job=${job.id}`}>
                {`See all ${own.length.toLocaleString('en')} candidates`}
              </Link>
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}
