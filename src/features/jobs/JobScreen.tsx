import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'

import type { Job } from '#schemas/job.ts'
import { listAssessmentsOfJob } from '#src/db/assessments.ts'
import { useQuery } from '#src/db/query.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Menu } from '#src/ui/Menu.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Link } from '#src/ui/routing.ts'
import { wayBack } from '#src/ui/wayBack.ts'
import { SampleMark } from '#src/ui/SampleMark.tsx'

import { EditJobDialog } from './EditJobDialog.tsx'
import { JobAssessments } from './JobAssessments.tsx'
import { JobCandidates } from './JobCandidates.tsx'
import { statusItems } from './JobRowMenu.tsx'
import styles from './JobScreen.module.css'
import { JobStatusBadge } from './JobStatusBadge.tsx'
import { StageCounts } from './StageCounts.tsx'

/** A job with all that hangs on it, on one page. */
export function JobScreen({ job }: { job: Job }) {
  const [edited, setEdited] = useState<Job | null>(null)
  const assessments = useQuery(() => listAssessmentsOfJob(job.id), [job.id])
  const isArchived = job.status === 'archived'
  // The next act: first something to take, then someone to take it.
  const hasPublished = assessments?.whole.some(
    ({ assessment }) => assessment.publishedVersion !== undefined && !assessment.archived,
  )
  const facts = [job.department, job.location].filter(Boolean)

  return (
    <>
      <PageHeader
        title={job.title}
        trail={<Link to={paths.jobs}>Jobs</Link>}
        beside={
          <>
            <JobStatusBadge status={job.status} />
            {job.sample ? <SampleMark /> : null}
          </>
        }
        actions={
          <>
            <Button icon={<Pencil />} onClick={() => setEdited(job)}>
              Edit
            </Button>
            {isArchived ? null : (
              <>
                <LinkButton
                  to={`${paths.assessments}?new=${job.id}`}
                  state={wayBack}
                  icon={<Plus />}
                  variant={hasPublished === false ? 'primary' : 'secondary'}
                >
                  New assessment
                </LinkButton>
                <LinkButton
                  to={`${paths.candidates}?job=${job.id}&new=${job.id}`}
                  state={wayBack}
                  icon={<Plus />}
                  variant={hasPublished === true ? 'primary' : 'secondary'}
                >
                  Add candidate
                </LinkButton>
              </>
            )}
            <Menu label={`More for ${job.title}`} items={statusItems(job)} />
          </>
        }
      >
        {facts.length + job.tags.length === 0 ? undefined : (
          <span className={styles.facts}>
            {facts.length === 0 ? null : <span>{facts.join(' · ')}</span>}
            {job.tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </span>
        )}
      </PageHeader>
      {isArchived ? (
        <p className={styles.archived}>
          This job is archived: it takes no new candidates and no new assessments. What is in it
          stays, and it can be restored from the menu above.
        </p>
      ) : null}
      <StageCounts jobId={job.id} />
      <JobAssessments job={job} listing={assessments} />
      <JobCandidates job={job} />
      {job.description === '' ? null : (
        <section className={styles.section} aria-labelledby="job-description">
          <h2 id="job-description">Description</h2>
          <p className={styles.description}>{job.description}</p>
        </section>
      )}
      {edited === null ? null : <EditJobDialog job={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
