import type { Job } from '#schemas/records/job.ts'
import { Link } from '#src/staff/routing.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'
import { jobPath, paths } from '#src/base/paths.ts'
import { Highlight } from '#src/ui/display/Highlight.tsx'
import { type Column, Count } from '#src/ui/lists/RowList.tsx'
import { Chip } from '#src/ui/display/Chip.tsx'

import { JobRowMenu } from './JobRowMenu.tsx'
import { JobStatusBadge } from './JobStatusBadge.tsx'
import type { JobPlace } from './jobPlace.ts'
import styles from './JobsList.module.css'

interface JobColumns {
  /** Different for each job. */
  nameOf: (job: Job) => string
  search: string
  /** Null while they are being counted. */
  candidatesOf: (job: Job) => number | null
  /** The number of jobs. */
  count: number
  /** Null if they can't be moved. */
  move: JobPlace['move'] | null
}

/** The columns of the jobs list. */
export function jobColumns({
  nameOf,
  search,
  candidatesOf,
  count,
  move,
}: JobColumns): readonly Column<Job>[] {
  return [
    { name: 'Handle', kind: 'control', cell: (_, place) => place?.handle },
    { name: 'Job', cell: (job) => <Title job={job} name={nameOf(job)} search={search} /> },
    { name: 'Status', cell: ({ status }) => <JobStatusBadge status={status} /> },
    { name: 'Tags', cell: ({ tags }) => <TagList tags={tags} /> },
    {
      name: 'Candidates',
      kind: 'number',
      cell: (job) => <Candidates job={job} name={nameOf(job)} count={candidatesOf(job)} />,
    },
    {
      name: 'Actions',
      kind: 'control',
      cell: (job, place) => (
        <JobRowMenu
          job={job}
          name={nameOf(job)}
          place={move && place ? { index: place.index, count, move } : null}
        />
      ),
    },
  ]
}

function Title({ job, name, search }: { job: Job; name: string; search: string }) {
  const where = [job.department, job.location].filter(Boolean).join(' · ')
  return (
    <>
      <span className={styles.named}>
        <Link
          to={jobPath(job.id)}
          className={styles.link}
          title={job.title}
          aria-label={name === job.title ? undefined : name}
          dir="auto"
        >
          <Highlight text={job.title} search={search} />
        </Link>
        {job.sample ? <SampleMark word="wide" /> : null}
      </span>
      {where === '' ? null : (
        <span className={styles.where} title={where} dir="auto">
          <Highlight text={where} search={search} />
        </span>
      )}
    </>
  )
}

function Candidates({ job, name, count }: { job: Job; name: string; count: number | null }) {
  const noun = count === 1 ? 'candidate' : 'candidates'
  return (
    <Link
      to={`${paths.candidates}?job=${job.id}`}
      className={styles.candidates}
      data-counting={count === null ? '' : undefined}
      aria-label={count === null ? `Candidates for ${name}` : `${count} ${noun} for ${name}`}
    >
      <span className={styles.count}>
        <Count count={count ?? 0} noun={noun} />
      </span>
    </Link>
  )
}

const SHOWN = 3

/** The first few tags, with the others in a tooltip. */
function TagList({ tags }: { tags: readonly string[] }) {
  const rest = tags.slice(SHOWN)
  return (
    <>
      {tags.slice(0, SHOWN).map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
      {rest.length === 0 ? null : (
        <span className={styles.more} title={rest.join(', ')}>
          {`+${rest.length}`}
        </span>
      )}
    </>
  )
}
