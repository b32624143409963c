import { Scale } from 'lucide-react'
import { useMemo } from 'react'

import { builderPath, responsesPath } from '#src/base/paths.ts'
import { ReadingProgress } from '#src/review/screens/ReadingProgress.tsx'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { DamagedResponses } from '#src/review/screens/DamagedResponses.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams, useSearchParams } from '#src/staff/routing.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import type { FairOutcomeResult } from '#src/review/workers/fairOutcomeJob.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useJob } from '#src/review/screens/useJob.ts'

import { Outcome } from './Outcome.tsx'

/** Whether candidates of each group are selected as often as others. Names nobody. */
export function FairOutcomePage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage>
      <ReadBoundary what="The responses" heading="Fair outcome">
        <FairOutcome assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function FairOutcome({ assessmentId }: { assessmentId: string }) {
  const [params] = useSearchParams()
  const { stored, read, progress } = useFairOutcome(assessmentId, {
    question: params.get('question'),
    selected: params.get('selected'),
  })
  if (stored === null && read?.responses === 0) return <AssessmentNotFound />
  const assessment = stored?.kind === 'whole' ? stored.value : null
  const damaged = read?.damaged ?? []
  return (
    <>
      <PageHeader
        title="Fair outcome"
        windowTitle={assessment ? `Fair outcome of ${assessment.title}` : 'Fair outcome'}
        trail={<Breadcrumbs assessment={assessment} listAddress="" />}
      />
      {read === null ? (
        <ReadingProgress progress={progress} label="Counting groups" />
      ) : (
        <>
          <DamagedResponses records={damaged} />
          <Counted assessmentId={assessmentId} title={assessment?.title ?? ''} read={read} />
        </>
      )}
    </>
  )
}

function Counted({
  assessmentId,
  title,
  read,
}: {
  assessmentId: string
  title: string
  read: FairOutcomeResult
}) {
  if (read.questions.length === 0) {
    return (
      <EmptyState
        title="No self-identification question"
        icon={<Scale />}
        action={<LinkButton to={builderPath(assessmentId)}>Open the assessment</LinkButton>}
      >
        To compare groups, add a single choice that asks which group a candidate belongs to, such as
        gender. Turn on “Self-identification” in it, and publish. Candidates who submit from then on
        are counted.
      </EmptyState>
    )
  }
  if (read.chosen === null) {
    return (
      <EmptyState
        title="Nothing submitted yet"
        icon={<Scale />}
        action={<LinkButton to={responsesPath(assessmentId)}>See the responses</LinkButton>}
      >
        Groups are compared once candidates have submitted. A group is shown from 5 candidates.
      </EmptyState>
    )
  }
  return <Outcome title={title} read={read} chosen={read.chosen} />
}

/** The counts of the worker for these choices; `read` is null until they arrive. */
function useFairOutcome(
  assessmentId: string,
  { question, selected }: { question: string | null; selected: string | null },
) {
  const known = useQuery(async () => {
    const [stored, me] = await Promise.all([getAssessment(assessmentId), currentActor()])
    return { stored, me }
  }, [assessmentId])
  const me = known?.me
  const input = useMemo(
    () => (me === undefined ? null : { assessmentId, question, selected, me }),
    [assessmentId, question, selected, me],
  )
  const { result, progress } = useJob('fairOutcome', input)
  return { stored: known?.stored, read: result, progress }
}
