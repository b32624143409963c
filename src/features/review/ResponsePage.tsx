import { candidatePath, responsesPath } from '#src/paths.ts'
import { DamagedNotice } from '#src/ui/DamagedNotice.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReadBoundary } from '#src/ui/ReadBoundary.tsx'
import { useParams } from '#src/ui/routing.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'

import { useResponse } from './openResponse.ts'
import styles from './ResponsePage.module.css'
import { SubmittedPage } from './SubmittedPage.tsx'

/** One response, to be read. */
export function ResponsePage() {
  const { assessmentId = '', candidateId = '' } = useParams()
  return (
    <div className={styles.page} data-mood="review">
      <ReadBoundary what="The response" heading="Response">
        <ResponseScreen assessmentId={assessmentId} candidateId={candidateId} />
      </ReadBoundary>
    </div>
  )
}

function ResponseScreen(at: { assessmentId: string; candidateId: string }) {
  const reading = useResponse(at.assessmentId, at.candidateId)
  const backToAll = <LinkButton to={responsesPath(at.assessmentId)}>See all responses</LinkButton>
  switch (reading?.kind) {
    case undefined:
      return <Skeleton label="Reading the response" rows={8} heading />
    case 'nowhere':
      return (
        <>
          <PageHeader title="Response" />
          <EmptyState title="There is no such response" action={backToAll}>
            This candidate has not started this assessment, or the address is not complete.
          </EmptyState>
        </>
      )
    case 'damaged':
      return (
        <>
          <PageHeader title="Response" />
          <DamagedNotice
            what="1 response"
            records={[reading.record]}
            fileName="damaged-response.json"
          />
          <EmptyState title="This response can’t be read" action={backToAll}>
            This response is damaged, so it can’t be shown or scored. Nothing was changed.
          </EmptyState>
        </>
      )
    case 'unfinished':
      return (
        <>
          <PageHeader
            title={reading.open.candidate?.name ?? 'Response'}
            windowTitle="Response not submitted yet"
          />
          <EmptyState
            title="Not submitted yet"
            action={<LinkButton to={candidatePath(at.candidateId)}>See the candidate</LinkButton>}
          >
            The candidate has started. Answers can be read once they are submitted.
          </EmptyState>
        </>
      )
    case 'submitted':
      return <SubmittedPage open={reading.open} />
  }
}
