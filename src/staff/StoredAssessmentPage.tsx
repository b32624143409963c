import type { ReactNode } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { paths } from '#src/base/paths.ts'
import { ReadBoundary } from './ReadBoundary.tsx'
import { useParams } from './routing.ts'
import { StoredRecord } from './StoredRecord.tsx'
import { useQuery } from '#src/storage/core/query.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { Page } from '#src/ui/layout/Page.tsx'

interface StoredAssessmentPageProps {
  title: string
  /** What could not be read: “This assessment”. */
  what: string
  /** What can’t be done while the record can’t be read, in sentences. */
  unreadable: string
  className?: string | undefined
  children: (assessment: Assessment) => ReactNode
}

/** A page about the assessment of the address, or why that can’t be shown. */
export function StoredAssessmentPage({
  what,
  title,
  className,
  ...rest
}: StoredAssessmentPageProps) {
  const { assessmentId = '' } = useParams()
  return (
    <Page className={className}>
      <ReadBoundary what={what} heading={title} key={assessmentId}>
        <StoredAssessment assessmentId={assessmentId} title={title} {...rest} />
      </ReadBoundary>
    </Page>
  )
}

function StoredAssessment({
  assessmentId,
  title,
  unreadable,
  children,
}: Pick<StoredAssessmentPageProps, 'title' | 'unreadable' | 'children'> & {
  assessmentId: string
}) {
  const stored = useQuery(() => getAssessment(assessmentId), [assessmentId])
  return (
    <StoredRecord
      stored={stored}
      noun="assessment"
      heading={title}
      list={{ to: paths.assessments, see: 'See all assessments' }}
      unreadable={unreadable}
    >
      {children}
    </StoredRecord>
  )
}
