import type { Assessment } from '#schemas/records/assessment.ts'
import type { AssessmentSummary } from '#src/storage/stored/assessments.ts'
import { builderPath, decisionPath, responsesPath, versionPath } from '#src/base/paths.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { Link } from '#src/staff/routing.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'

import styles from './JobScreen.module.css'

export function JobAssessmentRow({ summary }: { summary: AssessmentSummary }) {
  const { assessment, questions, responses, inProgress, draftDiffers } = summary
  const title = assessment.title.trim() || 'Untitled assessment'
  const toBuilder = builderPath(assessment.id)
  return (
    <tr data-quiet={assessment.archived ? '' : undefined}>
      <th scope="row">
        <Link to={toBuilder} className={styles.rowLink} dir="auto">
          {title}
        </Link>{' '}
        {assessment.sample ? <SampleMark /> : null}
      </th>
      <td>
        <VersionState assessment={assessment} />
      </td>
      <td>
        <Link to={toBuilder} className={styles.plainLink}>
          {draftWords(assessment, draftDiffers)}
        </Link>
      </td>
      <td data-number data-label="Questions">
        {questions}
      </td>
      <td data-number data-label="Responses">
        <Link
          to={responsesPath(assessment.id)}
          className={styles.plainLink}
          aria-label={`${responses} submitted ${responses === 1 ? 'response' : 'responses'} to ${title}`}
        >
          {responses}
        </Link>
        {inProgress === 0 ? null : (
          <span className={styles.beside}>{` ${inProgress} in progress`}</span>
        )}
        {responses === 0 ? null : (
          <>
            {' '}
            <Link
              to={decisionPath(assessment.id)}
              className={styles.plainLink}
              aria-label={`Decide on ${title}`}
            >
              Decide
            </Link>
          </>
        )}
      </td>
    </tr>
  )
}

function VersionState({ assessment }: { assessment: Assessment }) {
  const { publishedVersion, closed, archived } = assessment
  if (publishedVersion === undefined) {
    return (
      <Badge plain mark="ring">
        Not published
      </Badge>
    )
  }
  const words = archived ? 'archived' : closed ? 'closed' : 'live'
  return (
    <Link to={versionPath(assessment.id, publishedVersion)} className={styles.plainLink}>
      <Badge
        plain
        tone={words === 'live' ? 'good' : 'neutral'}
        mark={words === 'live' ? 'full' : 'pause'}
      >
        {`Version ${publishedVersion}, ${words}`}
      </Badge>
    </Link>
  )
}

function draftWords(assessment: Assessment, draftDiffers: boolean): string {
  if (assessment.publishedVersion === undefined) return 'Draft'
  return draftDiffers ? 'Unpublished changes' : 'No changes'
}
