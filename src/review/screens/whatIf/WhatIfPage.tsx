import { Scale } from 'lucide-react'

import { SCORED } from '#src/review/model/scoreTable.ts'
import { ReadingProgress } from '#src/review/screens/ReadingProgress.tsx'
import { ReviewViews } from '#src/review/screens/ReviewViews.tsx'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { DamagedResponses } from '#src/review/screens/DamagedResponses.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams, useSearchParams } from '#src/staff/routing.ts'
import { builderPath, markingPath, responsesPath } from '#src/base/paths.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { type ChosenBasis, type ReadWhatIf, useWhatIf } from './useWhatIf.ts'
import { WhatIfView } from './WhatIfView.tsx'

/** Other weights and limits, and what they would change in ranks and outcomes. */
export function WhatIfPage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage>
      <ReadBoundary what="The responses" heading="What-if">
        <WhatIfOf assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function WhatIfOf({ assessmentId }: { assessmentId: string }) {
  const [params] = useSearchParams()
  const { stored, read, progress } = useWhatIf(assessmentId, params.get('version'))
  if (stored === null && read?.chosen === null) {
    return <AssessmentNotFound />
  }
  const assessment = stored?.kind === 'whole' ? stored.value : null
  return (
    <>
      <PageHeader
        title="What-if"
        windowTitle={assessment ? `What-if for ${assessment.title}` : 'What-if'}
        trail={<Breadcrumbs assessment={assessment} />}
      />
      {read && !read.chosen?.rows.length ? null : <ReviewViews assessmentId={assessmentId} />}
      {read === undefined ? (
        <ReadingProgress progress={progress} label="Reading the responses" />
      ) : (
        <>
          <DamagedResponses records={read.damaged} />
          {read.chosen === null || read.chosen.rows.length === 0 ? (
            <EmptyState
              title="Nothing submitted yet"
              icon={<Scale />}
              action={<LinkButton to={responsesPath(assessmentId)}>See the responses</LinkButton>}
            >
              Once candidates have submitted, you can try other weights and pass marks here and see
              whose rank changes.
            </EmptyState>
          ) : (
            <Scored assessmentId={assessmentId} read={read} chosen={read.chosen} />
          )}
        </>
      )}
    </>
  )
}

function Scored({
  assessmentId,
  read,
  chosen,
}: {
  assessmentId: string
  read: ReadWhatIf
  chosen: ChosenBasis
}) {
  const { table } = chosen
  if (table.items.length === 0) {
    return (
      <EmptyState
        title="No points to weigh"
        icon={<Scale />}
        action={<LinkButton to={builderPath(assessmentId)}>Open the assessment</LinkButton>}
      >
        {`No question of version ${chosen.version.number} gives points. Add points in the draft and publish it to score new responses.`}
      </EmptyState>
    )
  }
  if (!table.states.includes(SCORED)) {
    return (
      <EmptyState
        title="No scores yet"
        icon={<Scale />}
        action={<LinkButton to={markingPath(assessmentId)}>Mark by question</LinkButton>}
      >
        {`All points of version ${chosen.version.number} are given by reviewers. Mark some answers to see ranks here.`}
      </EmptyState>
    )
  }
  return <WhatIfView assessmentId={assessmentId} read={read} chosen={chosen} />
}
