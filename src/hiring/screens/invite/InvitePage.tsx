import type { Assessment } from '#schemas/records/assessment.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { StoredRecord } from '#src/staff/StoredRecord.tsx'
import { useParams, useSearchParams } from '#src/staff/routing.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { InviteScreen } from './InviteScreen.tsx'

const TITLE = 'Invite candidates'

/** Step by step from choosing candidates to handing over the device. */
export function InvitePage() {
  const { assessmentId = '' } = useParams()
  const [params] = useSearchParams()
  const candidateId = params.get('candidate')
  return (
    <Page narrow>
      <ReadBoundary what="This assessment" heading={TITLE} key={`${assessmentId} ${candidateId}`}>
        <StoredAssessment assessmentId={assessmentId} candidateId={candidateId} />
      </ReadBoundary>
    </Page>
  )
}

interface StoredAssessmentProps {
  assessmentId: string
  candidateId: string | null
}

function StoredAssessment({ assessmentId, candidateId }: StoredAssessmentProps) {
  const stored = useQuery(() => getAssessment(assessmentId), [assessmentId])
  return (
    <StoredRecord
      stored={stored}
      noun="assessment"
      heading={TITLE}
      list={{ to: paths.assessments, see: 'See all assessments' }}
      unreadable="Nobody can be invited to it. The record is kept exactly as it is."
    >
      {(assessment) =>
        assessment.publishedVersion === undefined ? (
          <NotPublished of={assessment} />
        ) : (
          <InviteScreen title={TITLE} assessment={assessment} candidateId={candidateId} />
        )
      }
    </StoredRecord>
  )
}

function NotPublished({ of: { id, title } }: { of: Assessment }) {
  return (
    <>
      <PageHeader title="Not published yet">
        {`Candidates can be invited once “${title || 'Untitled assessment'}” is published.`}
      </PageHeader>
      <LinkButton to={builderPath(id)} variant="primary">
        Open the draft
      </LinkButton>
    </>
  )
}
