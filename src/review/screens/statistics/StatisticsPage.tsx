import { ChartColumn } from 'lucide-react'

import { questionsOf } from '#src/assessment/engine/place.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { fairOutcomePath, responsesPath } from '#src/base/paths.ts'
import { ExportButton } from '#src/review/screens/export/ExportButton.tsx'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { DamagedResponses } from '#src/review/screens/DamagedResponses.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams, useSearchParams } from '#src/staff/routing.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { ReadingProgress } from '#src/review/screens/ReadingProgress.tsx'
import { ReviewViews } from '#src/review/screens/ReviewViews.tsx'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { VersionStatistics } from './VersionStatistics.tsx'
import { questionName } from './questionName.ts'
import { type ChosenStatistics, useStatistics } from './useStatistics.ts'

/** Statistics of an assessment and its questions from the submitted responses. Names nobody. */
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
  const { stored, read, progress } = useStatistics(assessmentId, params.get('version'))
  if (stored === null && read?.responses === 0) return <AssessmentNotFound />
  const assessment = stored?.kind === 'whole' ? stored.value : null
  return (
    <>
      <PageHeader
        title="Statistics"
        windowTitle={windowTitle(assessment?.title, read?.chosen, params.get('question'))}
        trail={<Breadcrumbs assessment={assessment} />}
        actions={
          read && read.responses > 0 ? (
            <>
              <LinkButton to={fairOutcomePath(assessmentId)}>Fair outcome</LinkButton>
              <ExportButton
                assessmentId={assessmentId}
                title={assessment?.title ?? ''}
                listedIds={null}
                total={read.responses}
              />
            </>
          ) : undefined
        }
      />
      {read && read.responses === 0 ? null : <ReviewViews assessmentId={assessmentId} />}
      {read === undefined ? (
        <ReadingProgress progress={progress} label="Computing statistics" />
      ) : (
        <>
          <DamagedResponses records={read.damaged} />
          {read.chosen === null || read.responses === 0 ? (
            <EmptyState
              title="Nothing submitted yet"
              icon={<ChartColumn />}
              action={<LinkButton to={responsesPath(assessmentId)}>See the responses</LinkButton>}
            >
              Statistics appear once candidates have submitted. Most figures need 10 responses, some
              need 30.
            </EmptyState>
          ) : (
            <VersionStatistics
              title={assessment?.title ?? ''}
              versions={read.versions}
              chosen={read.chosen}
            />
          )}
        </>
      )}
    </>
  )
}

/** Names the question that the page is about, if it is about one. */
function windowTitle(
  title: string | undefined,
  chosen: ChosenStatistics | null | undefined,
  questionId: string | null,
): string {
  const about = title === undefined ? 'Statistics' : `Statistics of ${title}`
  const counted = chosen?.statistics.questions.find((each) => each.questionId === questionId)
  const questions = chosen ? questionsOf(chosen.version.definition) : []
  const question = questions.find(({ id }) => id === counted?.questionId)
  if (counted === undefined || question === undefined) return about
  return `${numberText(counted.number)}. ${questionName(question)} · ${about}`
}
