import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'

import type { Job } from '#schemas/records/job.ts'
import { listAssessmentsOfJob } from '#src/storage/stored/assessments.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { paths } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Chip } from '#src/ui/display/Chip.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Link } from '#src/staff/routing.ts'
import { fromLink } from '#src/staff/returnToLink.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'

import { EditJobDialog } from '#src/hiring/screens/jobs/EditJobDialog.tsx'
import { JobAssessments } from './JobAssessments.tsx'
import { JobCandidates } from './JobCandidates.tsx'
import { statusItems } from '#src/hiring/screens/jobs/JobRowMenu.tsx'
import styles from './JobScreen.module.css'
import { JobStatusBadge } from '#src/hiring/screens/jobs/JobStatusBadge.tsx'
import { StageCounts } from '#src/hiring/screens/jobs/StageCounts.tsx'

/** A job with everything that belongs to it, on one page. */
export function JobScreen({ job }: { job: Job }) {
  const [edited, setEdited] = useState<Job | null>(null)
  const assessments = useQuery(() => listAssessmentsOfJob(job.id), [job.id])
  const isArchived = job.status === 'archived'
  // The next action: first an assessment, then a candidate.
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
                  state={fromLink}
                  icon={<Plus />}
                  variant={hasPublished === false ? 'primary' : 'secondary'}
                >
                  Create assessment
                </LinkButton>
                <LinkButton
                  to={`${paths.candidates}?job=${job.id}&new=${job.id}`}
                  state={fromLink}
                  icon={<Plus />}
                  variant={hasPublished === true ? 'primary' : 'secondary'}
                >
                  Add candidate
                </LinkButton>
              </>
            )}
            <Menu label={`More actions for ${job.title}`} items={statusItems(job)} />
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
        <p className={styles.note}>
          This job is archived, so you can’t add candidates or assessments. Everything in it is
          kept. Restore it from the menu above.
        </p>
      ) : null}
      {job.status === 'draft' ? (
        <p className={styles.note}>
          This job is a draft. Everything already works; it just isn’t marked as active yet.
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
