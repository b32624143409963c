import { responsesPath } from '#src/base/paths.ts'
import { DamagedResponses } from '#src/review/screens/DamagedResponses.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { NotFound } from '#src/staff/NotFound.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams } from '#src/staff/routing.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { whyUnreadable } from '#src/staff/whyUnreadable.ts'

import { shownName } from '#src/review/screens/filterResponses.ts'
import { useResponse } from './openResponse.ts'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { SubmittedPage } from './SubmittedPage.tsx'

/** One response for reading. */
export function ResponsePage() {
  const { assessmentId = '', candidateId = '' } = useParams()
  return (
    <ReviewPage isReading>
      <ReadBoundary what="The response" heading="Response">
        <ResponseScreen assessmentId={assessmentId} candidateId={candidateId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function ResponseScreen(at: { assessmentId: string; candidateId: string }) {
  const reading = useResponse(at.assessmentId, at.candidateId)
  const backToAll = <LinkButton to={responsesPath(at.assessmentId)}>See all responses</LinkButton>
  switch (reading?.kind) {
    case undefined:
      return <Skeleton label="Loading response" rows={8} heading />
    case 'nowhere':
      return (
        <NotFound what="Response" to={responsesPath(at.assessmentId)} see="See all responses">
          The address may be wrong, the response was deleted on this device, or the candidate has
          not started this assessment.
        </NotFound>
      )
    case 'damaged':
      return (
        <>
          <PageHeader title="Response" />
          <DamagedResponses records={[reading]} />
          <EmptyState title="This response can’t be read" action={backToAll}>
            {`This response is ${whyUnreadable([reading])}, so it can’t be shown or scored. Nothing was changed.`}
          </EmptyState>
        </>
      )
    case 'unfinished':
      return (
        <>
          <PageHeader
            title={shownName(reading.open.response.candidate)}
            windowTitle="Response not submitted yet"
          />
          <EmptyState title="Not submitted yet" action={backToAll}>
            The candidate has started. Answers can be read once they are submitted.
          </EmptyState>
        </>
      )
    case 'submitted':
      return <SubmittedPage open={reading.open} />
  }
}
