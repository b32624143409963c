import { useState } from 'react'
import type { Assessment } from '#schemas/records/assessment.ts'
import type { Job } from '#schemas/records/job.ts'
import type { AssessmentSummary } from '#src/storage/stored/assessments.ts'
import type { Listing } from '#src/storage/core/query.ts'
import { HandOverDialog } from '#src/staff/handover/HandOverDialog.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { invitePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { DamagedNotice } from '#src/staff/DamagedNotice.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'

import { JobAssessmentRow } from './JobAssessmentRow.tsx'
import styles from './JobScreen.module.css'

type JobAssessmentsProps = { job: Job; listing: Listing<AssessmentSummary> | undefined }

/** The job's assessments: published versions, unpublished changes, responses. */
export function JobAssessments({ job, listing }: JobAssessmentsProps) {
  return (
    <section className={styles.section} aria-labelledby="job-assessments">
      <h2 id="job-assessments">Assessments</h2>
      {listing === undefined ? (
        <Skeleton label="Loading assessments" rows={1} />
      ) : (
        <>
          <DamagedNotice
            what={`${listing.damaged.length} ${listing.damaged.length === 1 ? 'assessment' : 'assessments'}`}
            records={listing.damaged}
            fileName="damaged-assessments.json"
          />
          {listing.whole.length === 0 ? (
            <p className={styles.emptyText}>
              {job.status === 'archived'
                ? 'This job has no assessment.'
                : 'No assessments yet. When you publish one, everyone in this job gets an access code.'}
            </p>
          ) : (
            <>
              <div className={styles.scroll}>
                <table className={classes(styles.table, styles.cards)}>
                  <thead>
                    <tr>
                      <th scope="col">Assessment</th>
                      <th scope="col">Version</th>
                      <th scope="col">Draft</th>
                      <th scope="col" data-number>
                        Questions
                      </th>
                      <th scope="col" data-number>
                        Responses
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {listing.whole.map((summary) => (
                      <JobAssessmentRow key={summary.assessment.id} summary={summary} />
                    ))}
                  </tbody>
                </table>
              </div>
              <HandOver summaries={listing.whole} />
            </>
          )}
        </>
      )}
    </section>
  )
}

/** To each assessment that can be started, and for candidates who sign in one after the other. */
function HandOver({ summaries }: { summaries: readonly AssessmentSummary[] }) {
  const [handing, setHanding] = useState(false)
  const live = summaries
    .map(({ assessment }) => assessment)
    .filter(({ publishedVersion, closed, archived }) => {
      return publishedVersion !== undefined && !closed && !archived
    })
  if (live.length === 0) return null
  return (
    <div className={styles.handOver}>
      {live.map(({ id, title }) => (
        <LinkButton key={id} to={invitePath(id)}>
          {live.length === 1
            ? 'Invite candidates'
            : `Invite to “${title.trim() || 'Untitled assessment'}”`}
        </LinkButton>
      ))}
      <Button onClick={() => setHanding(true)}>Hand over this device</Button>
      {handing ? (
        <HandOverDialog assessments={live.map(only)} onClose={() => setHanding(false)} />
      ) : null}
    </div>
  )
}

const only = ({ id, title }: Assessment) => ({ id, title })
