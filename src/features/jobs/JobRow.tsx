import type { ReactNode } from 'react'
import type { Job } from '#schemas/job.ts'
import { jobPath, paths } from '#src/paths.ts'
import { Highlight } from '#src/ui/Highlight.tsx'
import { Link } from '#src/ui/routing.ts'
import { SampleMark } from '#src/ui/SampleMark.tsx'
import styles from './JobRow.module.css'
import { JobRowMenu } from './JobRowMenu.tsx'
import { JobStatusBadge } from './JobStatusBadge.tsx'
import type { JobPlace } from './jobPlace.ts'
import { TagList } from './TagList.tsx'

type JobRowProps = {
  job: Job
  search: string
  handle: ReactNode
  /** Null while they are being counted. */
  candidates: number | null
  /** Null while jobs cannot be moved. */
  place: JobPlace | null
}

export function JobRow({ job, search, handle, candidates, place }: JobRowProps) {
  const where = [job.department, job.location].filter(Boolean).join(' · ')
  const noun = candidates === 1 ? 'candidate' : 'candidates'
  return (
    <div className={styles.row} data-archived={job.status === 'archived' ? '' : undefined}>
      <span className={styles.handle}>{handle}</span>
      <span className={styles.title}>
        <span className={styles.named}>
          <Link to={jobPath(job.id)} className={styles.link} title={job.title} dir="auto">
            <Highlight text={job.title} search={search} />
          </Link>
          {job.sample ? <SampleMark word="wide" /> : null}
        </span>
        {where === '' ? null : (
          <span className={styles.where} title={where} dir="auto">
            <Highlight text={where} search={search} />
          </span>
        )}
      </span>
      <span className={styles.status}>
        <JobStatusBadge status={job.status} />
      </span>
      <span className={styles.tags}>
        <TagList tags={job.tags} />
      </span>
      <Link
        to={`${paths.candidates}?job=${job.id}`}
        className={styles.candidates}
        data-counting={candidates === null ? '' : undefined}
        aria-label={
          candidates === null
            ? `Candidates of ${job.title}`
            : `${candidates} ${noun} of ${job.title}`
        }
      >
        <span className={styles.count}>
          {(candidates ?? 0).toLocaleString('en')}
          <span className={styles.noun}> {noun}</span>
        </span>
      </Link>
      <JobRowMenu job={job} place={place} />
    </div>
  )
}
