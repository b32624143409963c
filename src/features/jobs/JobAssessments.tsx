import type { Job } from '#schemas/job.ts'
import type { AssessmentSummary } from '#src/db/assessments.ts'
import type { Listing } from '#src/db/query.ts'
import { classes } from '#src/ui/classes.ts'
import { DamagedNotice } from '#src/ui/DamagedNotice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

import { JobAssessmentRow } from './JobAssessmentRow.tsx'
import styles from './JobScreen.module.css'

type JobAssessmentsProps = { job: Job; listing: Listing<AssessmentSummary> | undefined }

/** The job's assessments: what is live, what the draft has beyond it, what came back. */
export function JobAssessments({ job, listing }: JobAssessmentsProps) {
  return (
    <section className={styles.section} aria-labelledby="job-assessments">
      <h2 id="job-assessments">Assessments</h2>
      {listing === undefined ? (
        <Skeleton label="Reading the assessments" rows={1} />
      ) : (
        <>
          <DamagedNotice
            what={`${listing.damaged.length} ${listing.damaged.length === 1 ? 'assessment' : 'assessments'}`}
            records={listing.damaged}
            fileName="damaged-assessments.json"
          />
          {listing.whole.length === 0 ? (
            <p className={styles.nothing}>
              {job.status === 'archived'
                ? 'This job has no assessment.'
                : 'No assessment yet. Once one is published, this job’s candidates get an access code, and so do those you add later.'}
            </p>
          ) : (
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
          )}
        </>
      )}
    </section>
  )
}
