import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { StoredRecord } from '#src/staff/StoredRecord.tsx'
import { useParams } from '#src/staff/routing.ts'
import { paths } from '#src/base/paths.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'

import styles from './Paper.module.css'
import { PaperScreen } from './PaperScreen.tsx'

const TITLE = 'Print on paper'

/** A blank assessment to print, as candidates without a screen get it. */
export function PaperPage() {
  const { assessmentId = '' } = useParams()
  return (
    <Page className={styles.page}>
      <ReadBoundary what="This assessment" heading={TITLE} key={assessmentId}>
        <StoredAssessment assessmentId={assessmentId} />
      </ReadBoundary>
    </Page>
  )
}

function StoredAssessment({ assessmentId }: { assessmentId: string }) {
  const stored = useQuery(() => getAssessment(assessmentId), [assessmentId])
  const versions = useQuery(() => listVersions(assessmentId), [assessmentId])
  return (
    <StoredRecord
      stored={stored}
      noun="assessment"
      heading={TITLE}
      list={{ to: paths.assessments, see: 'See all assessments' }}
      unreadable="It can’t be printed. The record is kept exactly as it is."
    >
      {(assessment) =>
        versions === undefined ? (
          <Skeleton label="Loading versions" rows={8} heading />
        ) : (
          <PaperScreen title={TITLE} assessment={assessment} versions={versions} />
        )
      }
    </StoredRecord>
  )
}
