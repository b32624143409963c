import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { Link } from '#src/staff/routing.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'
import { builderPath, jobPath, responsesPath } from '#src/base/paths.ts'
import { readinessWords } from '#src/builder/screens/state/shownGrade.ts'
import { Highlight } from '#src/ui/display/Highlight.tsx'
import { type Column, Count } from '#src/ui/lists/RowList.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'

import { VersionBadge } from './VersionBadge.tsx'
import styles from './AssessmentsPage.module.css'
import type { AssessmentRow } from './filterAssessments.ts'
import { useAssessmentEntries } from './useAssessmentEntries.tsx'

interface AssessmentColumns {
  /** Different for each assessment. */
  nameOf: (row: AssessmentRow) => string
  search: string
  /** The findings by assessment. An assessment has no entry until its paths have been checked. */
  findingsById: ReadonlyMap<string, readonly Finding[]>
  toMark: DrawToMark
  onDelete: (assessment: Assessment) => void
}

/** Draws how many responses are left to mark, which only `app` can ask for; `name` is that of the assessment. */
export type DrawToMark = (about: { assessmentId: string; name: string }) => ReactNode

/** The columns of the assessments list. */
export function assessmentColumns({
  nameOf,
  search,
  findingsById,
  toMark,
  onDelete,
}: AssessmentColumns): readonly Column<AssessmentRow>[] {
  return [
    { name: 'Assessment', cell: (row) => <Title row={row} name={nameOf(row)} search={search} /> },
    { name: 'Status', cell: (row) => <State row={row} /> },
    {
      name: 'Questions',
      kind: 'number',
      cell: ({ summary: { questions } }) => (
        <Count count={questions} noun={questions === 1 ? 'question' : 'questions'} />
      ),
    },
    {
      name: 'Minutes',
      kind: 'number',
      cell: ({ summary: { minutes } }) => (
        <Count count={minutes} noun={minutes === 1 ? 'minute' : 'minutes'} />
      ),
    },
    {
      name: 'Responses',
      kind: 'number',
      cell: (row) => <Responses row={row} name={nameOf(row)} toMark={toMark} />,
    },
    {
      name: 'Readiness',
      cell: ({ summary }) => {
        const findings = findingsById.get(summary.assessment.id)
        return findings ? readinessWords(findings) : 'Checking…'
      },
    },
    {
      name: 'Actions',
      kind: 'control',
      cell: (row) => (
        <AssessmentRowMenu
          assessment={row.summary.assessment}
          name={nameOf(row)}
          onDelete={() => onDelete(row.summary.assessment)}
        />
      ),
    },
  ]
}

function Title({ row, name, search }: { row: AssessmentRow; name: string; search: string }) {
  const { assessment } = row.summary
  return (
    <>
      <Link
        to={builderPath(assessment.id)}
        className={styles.name}
        aria-label={name === titleOf(assessment) ? undefined : name}
        dir="auto"
      >
        <Highlight text={titleOf(assessment)} search={search} />
      </Link>
      <span className={styles.under}>
        <Link to={jobPath(assessment.jobId)}>
          <Highlight text={row.jobName} search={search} />
        </Link>{' '}
        {assessment.sample ? <SampleMark /> : null}
        {assessment.origin ? <span>{` · ${originWords(assessment.origin)}`}</span> : null}
      </span>
    </>
  )
}

function State({ row }: { row: AssessmentRow }) {
  const { assessment, draftDiffers } = row.summary
  return (
    <span className={styles.badges}>
      <VersionBadge
        version={assessment.publishedVersion}
        draftDiffers={draftDiffers}
        closed={assessment.closed}
        archived={assessment.archived}
      />
    </span>
  )
}

interface ResponsesProps {
  row: AssessmentRow
  name: string
  toMark: DrawToMark
}

function Responses({ row, name, toMark }: ResponsesProps) {
  const { assessment, responses } = row.summary
  const noun = responses === 1 ? 'response' : 'responses'
  const count = <Count count={responses} noun={noun} />
  if (responses === 0) return count
  return (
    <>
      <Link to={responsesPath(assessment.id)} aria-label={`${responses} ${noun} to ${name}`}>
        {count}
      </Link>{' '}
      <span className={styles.toMark}>{toMark({ assessmentId: assessment.id, name })}</span>
    </>
  )
}

export function titleOf({ title }: Assessment): string {
  return title.trim() || 'Untitled assessment'
}

function originWords(origin: NonNullable<Assessment['origin']>): string {
  return 'fileName' in origin ? `From the file ${origin.fileName}` : `Copy of “${origin.title}”`
}

interface AssessmentRowMenuProps {
  assessment: Assessment
  name: string
  onDelete: () => void
}

function AssessmentRowMenu({ assessment, name, onDelete }: AssessmentRowMenuProps) {
  const { invite, duplicate, print, archive, close } = useAssessmentEntries(assessment)
  return (
    <Menu
      label={`More actions for ${name}`}
      items={[
        ...invite,
        duplicate,
        print,
        ...close,
        archive,
        'separator',
        { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onDelete },
      ]}
    />
  )
}
