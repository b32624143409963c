import { Inbox } from 'lucide-react'
import { useMemo } from 'react'

import type { Actor } from '#schemas/actor.ts'
import { builderPath, markingPath, paths } from '#src/base/paths.ts'
import { DamagedResponses } from '#src/review/screens/DamagedResponses.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams } from '#src/staff/routing.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'

import { ResponseList } from './ResponseList.tsx'
import styles from './ResponsesPage.module.css'
import { NameButtons } from '#src/review/screens/names/NameButtons.tsx'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { ExportButton } from '#src/review/screens/export/ExportButton.tsx'
import { ReviewViews } from '#src/review/screens/ReviewViews.tsx'
import { filterResponses, isLeft } from '#src/review/screens/filterResponses.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import type { Progress } from '#src/review/workers/progress.ts'
import { useResponsesState } from '#src/review/screens/useResponsesState.ts'
import { useUsualMinutes } from './useUsualMinutes.ts'
import { useResponses } from '#src/review/screens/useResponses.ts'
import shared from '#src/ui/shared.module.css'

const NO_ROWS: readonly ResponseRow[] = []

/** The submitted responses to one assessment. */
export function ResponsesPage() {
  const { assessmentId = '' } = useParams()
  return (
    <div className={styles.page}>
      <ReadBoundary what="The responses" heading="Responses">
        <Responses assessmentId={assessmentId} />
      </ReadBoundary>
    </div>
  )
}

function Responses({ assessmentId }: { assessmentId: string }) {
  const responses = useResponses(assessmentId)
  const stored = responses?.stored
  const assessment = stored?.kind === 'whole' ? stored.value : null
  useUsualMinutes(
    assessmentId,
    assessment?.publishedVersion,
    responses?.rows ?? NO_ROWS,
    responses?.progress === null,
  )
  const isGone = stored === null && responses?.rows.length === 0 && responses.damaged.length === 0
  if (isGone) return <AssessmentNotFound />
  return (
    <>
      <PageHeader
        title="Responses"
        windowTitle={assessment ? `Responses to ${assessment.title}` : 'Responses'}
        trail={<Breadcrumbs assessment={assessment} />}
        actions={
          responses && (
            <Actions assessmentId={assessmentId} title={assessment?.title ?? ''} {...responses} />
          )
        }
      />
      {responses === undefined ? (
        <Skeleton label="Loading responses" rows={8} />
      ) : (
        <>
          {responses.rows.length > 0 ? <ReviewViews assessmentId={assessmentId} /> : null}
          <DamagedResponses records={responses.damaged} />
          {responses.rows.length === 0 ? (
            <NoResponses assessmentId={assessmentId} isPublished={!!assessment?.publishedVersion} />
          ) : (
            <ResponseList
              assessmentId={assessmentId}
              rows={responses.rows}
              progress={responses.progress}
            />
          )}
        </>
      )}
    </>
  )
}

function Actions({
  assessmentId,
  title,
  rows,
  damaged,
  progress,
  me,
}: {
  assessmentId: string
  title: string
  rows: readonly ResponseRow[]
  damaged: readonly { id: string }[]
  /** Null once all rows have been read. */
  progress: Progress | null
  me: Actor
}) {
  const { filter } = useResponsesState()
  const listedIds = useMemo(
    () => filterResponses(rows, filter).map(({ candidateId }) => candidateId),
    [rows, filter],
  )
  if (rows.length === 0) return null
  const isMarked = rows.some(({ toMark }) => toMark > 0)
  const hasLeft = rows.some(isLeft)
  return (
    <span className={shared.wrap}>
      {isMarked ? (
        <LinkButton
          data-by-question
          title="Mark by question (Q)"
          to={markingPath(assessmentId)}
          variant={hasLeft ? 'primary' : undefined}
        >
          Mark by question
        </LinkButton>
      ) : null}
      <NameButtons candidates={rows} me={me} />
      <ExportButton
        assessmentId={assessmentId}
        title={title}
        listedIds={listedIds}
        isLoading={progress !== null}
        damagedIds={damaged.map(({ id }) => id)}
        total={rows.length}
      />
    </span>
  )
}

function NoResponses({
  assessmentId,
  isPublished,
}: {
  assessmentId: string
  isPublished: boolean
}) {
  if (!isPublished) {
    return (
      <EmptyState
        title="Not published yet"
        icon={<Inbox />}
        action={<LinkButton to={builderPath(assessmentId)}>Open the assessment</LinkButton>}
      >
        Candidates can answer once a version is published. What they submit appears here with its
        score.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Nothing submitted yet"
      icon={<Inbox />}
      action={<LinkButton to={paths.candidates}>See the candidates</LinkButton>}
    >
      Submitted responses appear here with their scores. Each candidate needs the access code on
      their profile.
    </EmptyState>
  )
}
