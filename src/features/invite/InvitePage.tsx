import type { Assessment } from '#schemas/assessment.ts'
import { getAssessment } from '#src/db/hiring/assessments.ts'
import { useQuery } from '#src/db/core/query.ts'
import { LinkButton } from '#src/parts/LinkButton.tsx'
import { NotFound } from '#src/parts/NotFound.tsx'
import { ReadBoundary } from '#src/parts/ReadBoundary.tsx'
import { useParams, useSearchParams } from '#src/parts/routing.ts'
import { whyUnreadable } from '#src/parts/whyUnreadable.ts'
import { builderPath, paths } from '#src/paths.ts'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
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
  if (stored === undefined) return <Skeleton label="Loading assessment" rows={6} heading />
  if (stored === null) {
    return (
      <NotFound what="Assessment" to={paths.assessments} see="See all assessments">
        The address may be wrong, or the assessment was deleted on this device.
      </NotFound>
    )
  }
  if (stored.kind === 'damaged') {
    return (
      <>
        <PageHeader title={TITLE} />
        <FailureState
          title={`This assessment is ${whyUnreadable([stored.record])}`}
          action={<LinkButton to={paths.data}>Export it on the data page</LinkButton>}
        >
          Nobody can be invited to it. The record is kept exactly as it is.
        </FailureState>
      </>
    )
  }
  if (stored.value.publishedVersion === undefined) return <NotPublished of={stored.value} />
  return <InviteScreen title={TITLE} assessment={stored.value} candidateId={candidateId} />
}

function NotPublished({ of: { id, title } }: { of: Assessment }) {
  return (
    <>
      <PageHeader title="Not published yet">
        Candidates can be invited once “{title || 'Untitled assessment'}” is published.
      </PageHeader>
      <LinkButton to={builderPath(id)} variant="primary">
        Open the draft
      </LinkButton>
    </>
  )
}
