import { Columns2, RotateCcw } from 'lucide-react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { paths, restorePath, versionComparisonPath, versionsPath } from '#src/base/paths.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams } from '#src/staff/routing.ts'
import { StoredRecord } from '#src/staff/StoredRecord.tsx'
import { actorName } from '#src/staff/words/actorName.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { countQuestions, getAssessment } from '#src/storage/stored/assessments.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import styles from './versions.module.css'
import { VersionPreview } from './VersionPreview.tsx'
import { VersionTrail } from './VersionTrail.tsx'
import { contentWords, stateOf } from './versionWords.ts'

/** One version as candidates saw it. */
export function VersionPage() {
  const { assessmentId = '', number = '' } = useParams()
  return (
    <Page fill>
      <ReadBoundary what="This version" heading="Version" key={`${assessmentId} ${number}`}>
        <StoredVersion assessmentId={assessmentId} number={Number(number)} />
      </ReadBoundary>
    </Page>
  )
}

function StoredVersion({ assessmentId, number }: { assessmentId: string; number: number }) {
  const id = versionIdOf(assessmentId, number)
  const stored = useQuery(() => getAssessment(assessmentId), [assessmentId])
  const version = useQuery(() => getVersion(id), [id])
  const assessment = stored?.kind === 'whole' ? stored.value : null
  if (stored === undefined) return <Skeleton label="Loading version" rows={8} heading />
  const heading = `Version ${number}`
  const list = assessment
    ? { to: versionsPath(assessmentId), see: 'See all versions' }
    : { to: paths.assessments, see: 'See all assessments' }
  return (
    <StoredRecord
      stored={version}
      noun="version"
      heading={heading}
      list={list}
      unreadable="It can’t be shown. The record is kept exactly as it is."
    >
      {({ definition, company, publishedAt, publishedBy }) => {
        const state = assessment && stateOf(assessment, number)
        const title = definition.settings.title.trim() || 'Untitled assessment'
        return (
          <>
            <PageHeader
              title={heading}
              windowTitle={`${heading} of ${title}`}
              trail={assessment ? <VersionTrail assessment={assessment} isBelow /> : undefined}
              beside={
                state ? (
                  <Badge tone={state.tone} mark={state.mark}>
                    {state.words}
                  </Badge>
                ) : null
              }
              actions={
                assessment ? <VersionActions assessment={assessment} number={number} /> : null
              }
            >
              <span>
                {`${contentWords({ questions: countQuestions(definition), sections: definition.sections.length })}. Published `}
              </span>
              <RelativeTime at={publishedAt} />
              <span>{` by ${actorName(publishedBy)}.`}</span>
            </PageHeader>
            <VersionPreview key={number} definition={definition} company={company ?? null} />
          </>
        )
      }}
    </StoredRecord>
  )
}

function VersionActions({ assessment, number }: { assessment: Assessment; number: number }) {
  const { id, publishedVersion } = assessment
  return (
    <span className={styles.actions}>
      <LinkButton to={versionComparisonPath(id, number, 'draft')} icon={<Columns2 />}>
        Compare with draft
      </LinkButton>
      {number === publishedVersion ? null : (
        <LinkButton to={restorePath(id, number)} icon={<RotateCcw />}>
          Restore as draft
        </LinkButton>
      )}
    </span>
  )
}
