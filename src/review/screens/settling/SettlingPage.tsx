import { Scale } from 'lucide-react'

import { agreementPath, markingPath } from '#src/base/paths.ts'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { useDifferences } from '#src/review/screens/agreement/useAgreement.ts'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams } from '#src/staff/routing.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { Differences } from './Differences.tsx'

/** The answers with different marks, one at a time. Names no candidate. */
export function SettlingPage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage isReading>
      <ReadBoundary what="The reviews" heading="Settle differences">
        <Settling assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function Settling({ assessmentId }: { assessmentId: string }) {
  const found = useDifferences(assessmentId)
  // With the heading at once: it has the focus after navigation, and passes it on to the answer.
  if (found === undefined) {
    return (
      <>
        <PageHeader title="Settle differences" />
        <Skeleton label="Loading reviews" rows={8} />
      </>
    )
  }
  const { stored, differences, compared } = found
  if (stored === null) {
    return <AssessmentNotFound />
  }
  const assessment = stored.kind === 'whole' ? stored.value : null
  return (
    <>
      <PageHeader
        title="Settle differences"
        windowTitle={assessment ? `Settle differences: ${assessment.title}` : 'Settle differences'}
        trail={<Breadcrumbs assessment={assessment} listAddress="" />}
        actions={<LinkButton to={agreementPath(assessmentId)}>Agreement</LinkButton>}
      />
      {differences.length > 0 ? (
        <Differences assessmentId={assessmentId} found={found} />
      ) : compared > 0 ? (
        <EmptyState title="Nothing to settle" icon={<Scale />}>
          Reviewers gave the same points to every answer that can be compared.
        </EmptyState>
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          icon={<Scale />}
          action={<LinkButton to={markingPath(assessmentId)}>Mark by question</LinkButton>}
        >
          Marks can be compared once two reviewers, one of them you, have finished reviewing the
          same response. Until then, other reviewers’ marks stay hidden.
        </EmptyState>
      )}
    </>
  )
}
