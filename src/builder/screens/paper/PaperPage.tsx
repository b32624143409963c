import type { Assessment } from '#schemas/records/assessment.ts'
import { StoredAssessmentPage } from '#src/staff/StoredAssessmentPage.tsx'
import { useQuery } from '#src/storage/core/query.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'

import styles from './Paper.module.css'
import { PaperScreen } from './PaperScreen.tsx'

const TITLE = 'Print on paper'

/** A blank assessment to print, as candidates without a screen get it. */
export function PaperPage() {
  return (
    <StoredAssessmentPage
      title={TITLE}
      what="This assessment"
      unreadable="It can’t be printed. The record is kept exactly as it is."
      className={styles.page}
    >
      {(assessment) => <Paper assessment={assessment} />}
    </StoredAssessmentPage>
  )
}

function Paper({ assessment }: { assessment: Assessment }) {
  const versions = useQuery(() => listVersions(assessment.id), [assessment.id])
  return versions === undefined ? (
    <Skeleton label="Loading versions" rows={8} heading />
  ) : (
    <PaperScreen title={TITLE} assessment={assessment} versions={versions} />
  )
}
