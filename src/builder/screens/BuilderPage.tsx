import { useEffect } from 'react'
import { paths } from '#src/base/paths.ts'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { NotFound } from '#src/staff/NotFound.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { useParams, useSearchParams } from '#src/staff/routing.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { BuilderContext } from './state/BuilderContext.ts'
import { BuilderScreen } from './BuilderScreen.tsx'
import { useOpenBuilder } from './useOpenBuilder.ts'

/** The page of one assessment, with its draft open for editing. */
export function BuilderPage() {
  const { assessmentId = '' } = useParams()
  return <OpenAssessment key={assessmentId} assessmentId={assessmentId} />
}

function OpenAssessment({ assessmentId }: { assessmentId: string }) {
  const [search] = useSearchParams()
  const state = useOpenBuilder(assessmentId, search.get('at'))
  const dropped = state.kind === 'open' ? state.droppedSteps : 0
  useEffect(() => {
    if (dropped === 0) return
    const steps = dropped === 1 ? '1 step' : `${dropped} steps`
    toast({ text: `${steps} of the history no longer fit the draft and can’t be undone.` })
  }, [dropped])

  switch (state.kind) {
    case 'opening':
      return <Skeleton label="Opening the assessment" rows={8} heading />
    case 'not-found':
      return (
        <Page narrow>
          <NotFound what="Assessment" to={paths.assessments} see="See all assessments">
            The address may be wrong, or the assessment was deleted on this device.
          </NotFound>
        </Page>
      )
    case 'damaged':
      return <Damaged />
    case 'open':
      return (
        <BuilderContext value={state.builder}>
          <BuilderScreen />
        </BuilderContext>
      )
  }
}

function Damaged() {
  const words = failureWords('damaged-record')
  return (
    <Page>
      <PageHeader title="Assessment" windowTitle={words.title} />
      <FailureState
        title={words.title}
        action={<LinkButton to={paths.assessments}>See all assessments</LinkButton>}
      >
        {words.text}
      </FailureState>
    </Page>
  )
}
