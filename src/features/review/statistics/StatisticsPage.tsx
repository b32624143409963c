import { ChartColumn } from 'lucide-react'

import { paths, responsesPath } from '#src/paths.ts'
import { ExportButton } from '#src/features/review/export/ExportButton.tsx'
import { Trail } from '#src/features/review/Trail.tsx'
import { DamagedNotice } from '#src/parts/DamagedNotice.tsx'
import { LinkButton } from '#src/parts/LinkButton.tsx'
import { NotFound } from '#src/parts/NotFound.tsx'
import { ReadBoundary } from '#src/parts/ReadBoundary.tsx'
import { useParams, useSearchParams } from '#src/parts/routing.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { ReviewPage } from '#src/features/review/ReviewPage.tsx'
import { VersionStatistics } from './VersionStatistics.tsx'
import { chosenVersion, useSubmissions } from './useStatistics.ts'

/** What the submitted responses say about an assessment and its questions. Names nobody. */
export function StatisticsPage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage>
      <ReadBoundary what="The responses" heading="Statistics">
        <Statistics assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function Statistics({ assessmentId }: { assessmentId: string }) {
  const [params] = useSearchParams()
  const submissions = useSubmissions(assessmentId)
  const stored = submissions?.stored
  if (stored === null && submissions?.responses.length === 0) return <NoAssessment />
  const assessment = stored?.kind === 'whole' ? stored.value : null
  const chosen = submissions && chosenVersion(submissions.versions, params.get('version'))
  const { length: damaged } = submissions?.damaged ?? []
  return (
    <>
      <PageHeader
        title="Statistics"
        windowTitle={assessment ? `Statistics of ${assessment.title}` : 'Statistics'}
        trail={<Trail assessment={assessment} listAddress="" />}
        actions={
          submissions && submissions.responses.length > 0 ? (
            <ExportButton
              assessmentId={assessmentId}
              title={assessment?.title ?? ''}
              listedIds={null}
              total={submissions.responses.length}
            />
          ) : undefined
        }
      />
      {submissions === undefined ? (
        <Skeleton label="Loading statistics" rows={8} />
      ) : (
        <>
          <DamagedNotice
            what={damaged === 1 ? '1 response' : `${damaged} responses`}
            records={submissions.damaged}
            fileName={null}
          />
          {chosen === undefined || submissions.responses.length === 0 ? (
            <EmptyState
              title="Nothing submitted yet"
              icon={<ChartColumn />}
              action={<LinkButton to={responsesPath(assessmentId)}>See the responses</LinkButton>}
            >
              Statistics appear once candidates have submitted. Most figures need 10 responses, some
              need 30.
            </EmptyState>
          ) : (
            <VersionStatistics submissions={submissions} chosen={chosen} />
          )}
        </>
      )}
    </>
  )
}

function NoAssessment() {
  return (
    <NotFound what="Assessment" to={paths.assessments} see="See all assessments">
      The address may be wrong, or the assessment was deleted on this device.
    </NotFound>
  )
}
