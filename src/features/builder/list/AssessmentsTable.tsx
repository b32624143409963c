import { useMemo, useRef, useState } from 'react'
import type { Assessment } from '#schemas/assessment.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'
import { builderPath, jobPath, responsesPath } from '#src/paths.ts'
import { readinessWords } from '#src/features/builder/readiness/readinessWords.ts'
import { Highlight } from '#src/ui/Highlight.tsx'
import { Link } from '#src/ui/routing.ts'
import { SampleMark } from '#src/ui/SampleMark.tsx'
import { useFocusWhenGone } from '#src/ui/useFocusWhenGone.ts'
import styles from './AssessmentsPage.module.css'
import { AssessmentRowMenu } from './AssessmentRowMenu.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { AssessmentRow } from './filterAssessments.ts'
import { useReadinessById } from './useReadinessById.ts'
import { VersionBadge } from './VersionBadge.tsx'

interface AssessmentsTableProps {
  rows: readonly AssessmentRow[]
  search: string
}

export function AssessmentsTable({ rows, search }: AssessmentsTableProps) {
  const [deleting, setDeleting] = useState<Assessment | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  useFocusWhenGone(body, 'tr')
  const assessments = useMemo(() => rows.map(({ summary }) => summary.assessment), [rows])
  const readiness = useReadinessById(assessments)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Assessment</th>
            <th scope="col">State</th>
            <th scope="col" data-number>
              Questions
            </th>
            <th scope="col" data-number>
              Minutes
            </th>
            <th scope="col" data-number>
              Responses
            </th>
            <th scope="col">Readiness</th>
            <th scope="col" className={styles.actsHead}>
              <span>Acts</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <Row
              key={row.summary.assessment.id}
              row={row}
              findings={readiness.get(row.summary.assessment.id)}
              search={search}
              onDelete={setDeleting}
            />
          ))}
        </tbody>
      </table>
      {deleting ? (
        <DeleteDialog
          assessment={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => setDeleting(null)}
        />
      ) : null}
    </div>
  )
}

interface RowProps {
  row: AssessmentRow
  /** Undefined until its paths have been looked into. */
  findings: readonly Finding[] | undefined
  search: string
  onDelete: (assessment: Assessment) => void
}

function Row({ row, findings, search, onDelete }: RowProps) {
  const { summary, jobTitle } = row
  const { assessment, questions, minutes, responses, draftDiffers } = summary
  const title = assessment.title.trim() || 'Untitled assessment'
  return (
    <tr data-archived={assessment.archived || undefined}>
      <th scope="row">
        <Link to={builderPath(assessment.id)} className={styles.name} dir="auto">
          <Highlight text={title} search={search} />
        </Link>
        <span className={styles.under}>
          <Link to={jobPath(assessment.jobId)}>
            <Highlight text={jobTitle} search={search} />
          </Link>{' '}
          {assessment.sample ? <SampleMark /> : null}
          {assessment.origin ? <span> · {originWords(assessment.origin)}</span> : null}
        </span>
      </th>
      <td>
        <span className={styles.badges}>
          <VersionBadge
            version={assessment.publishedVersion}
            draftDiffers={draftDiffers}
            closed={assessment.closed}
            archived={assessment.archived}
          />
        </span>
      </td>
      <td data-number data-label="Questions">
        {questions}
      </td>
      <td data-number data-label="Minutes">
        {minutes}
      </td>
      <td data-number data-label="Responses">
        {responses > 0 ? (
          <Link
            to={responsesPath(assessment.id)}
            aria-label={`${responses} ${responses === 1 ? 'response' : 'responses'} to ${title}`}
          >
            {responses}
          </Link>
        ) : (
          0
        )}
      </td>
      <td>{findings ? readinessWords(findings.map(({ grade }) => grade)) : 'Checking…'}</td>
      <td className={styles.rowActs}>
        <AssessmentRowMenu assessment={assessment} onDelete={() => onDelete(assessment)} />
      </td>
    </tr>
  )
}

function originWords(origin: NonNullable<Assessment['origin']>): string {
  return 'fileName' in origin ? `From the file ${origin.fileName}` : `Copy of “${origin.title}”`
}
