import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { distinctNames } from '#src/staff/words/distinctNames.ts'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { useFocusAfterRowRemoval } from '#src/ui/lists/useFocusAfterRowRemoval.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { lastPublished } from '#src/builder/screens/state/publishedStore.ts'
import { draftOf } from '#src/builder/files/draftOf.ts'
import { draftTasks } from '#src/builder/workers/draftTasks.ts'
import { createTaskRunner } from '#src/storage/workers/taskRunner.ts'

import { DeleteDialog } from './DeleteDialog.tsx'
import { assessmentColumns, type DrawToMark, titleOf } from './assessmentColumns.tsx'
import styles from './AssessmentsPage.module.css'
import type { AssessmentRow } from './filterAssessments.ts'

interface AssessmentListProps {
  rows: readonly AssessmentRow[]
  search: string
  toMark: DrawToMark
  empty: ReactNode
}

export function AssessmentList({ rows, search, toMark, empty }: AssessmentListProps) {
  const [deleting, setDeleting] = useState<Assessment | null>(null)
  const assessments = useMemo(() => rows.map(({ summary }) => summary.assessment), [rows])
  const findingsById = useReadinessById(assessments)
  const nameById = useMemo(() => assessmentNames(rows), [rows])
  const nameOf = ({ summary: { assessment } }: AssessmentRow) =>
    nameById.get(assessment.id) ?? titleOf(assessment)
  return (
    <>
      <RowList
        columns={assessmentColumns({
          ...{ nameOf, search, findingsById, toMark },
          onDelete: setDeleting,
        })}
        rows={rows}
        isQuiet={({ summary }) => summary.assessment.archived}
        className={styles.rows}
        empty={empty}
      >
        {(draw) => <Rows rows={rows} draw={draw} />}
      </RowList>
      {deleting ? (
        <DeleteDialog
          assessment={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => setDeleting(null)}
        />
      ) : null}
    </>
  )
}

/** By id. Titles that several assessments have are followed by the job, and by the place if need be. */
function assessmentNames(rows: readonly AssessmentRow[]): ReadonlyMap<string, string> {
  const titles = rows.map(({ summary }) => titleOf(summary.assessment))
  const isRepeated = (title: string) => titles.filter((each) => each === title).length > 1
  const names = distinctNames(
    rows.map(({ jobName }, at) => {
      const title = titles[at] ?? ''
      return isRepeated(title) ? `${title} (${jobName})` : title
    }),
    'assessment',
  )
  return new Map(rows.map(({ summary }, at) => [summary.assessment.id, names[at] ?? '']))
}

interface RowsProps {
  rows: readonly AssessmentRow[]
  draw: (row: AssessmentRow) => ReactNode
}

function Rows({ rows, draw }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterRowRemoval(list, 'li')
  return (
    <ul ref={list} aria-label="Assessments">
      {rows.map((row) => (
        <li key={row.summary.assessment.id}>{draw(row)}</li>
      ))}
    </ul>
  )
}

type Checked = { rev: number; findings: readonly Finding[] }

/** Findings are cached until the draft is written again. */
const checkedById = new Map<string, Checked>()

/**
 * The findings of each draft, the same as in the builder: including its paths, and compared with its
 * last version. Drafts are checked one after the other, in list order, yielding to the browser in
 * between. A draft without an entry is still waiting.
 */
function useReadinessById(
  assessments: readonly Assessment[],
): ReadonlyMap<string, readonly Finding[]> {
  const [, setDone] = useState(0)
  useEffect(() => {
    const paths = createTaskRunner(draftTasks, 'paths')
    const left = assessments.filter((assessment) => findingsOf(assessment) === undefined)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isClosed = false
    const checkNext = async () => {
      const assessment = left.shift()
      if (assessment === undefined) return
      const { id, rev } = assessment
      const draft = draftOf(assessment)
      const local = checkReadiness(draft, await lastPublished(assessment, draft))
      if (isClosed) return
      paths.run({ definition: draft, local }, (found) => {
        checkedById.set(id, { rev, findings: [...local, ...found.findings] })
        setDone((before) => before + 1)
        timer = setTimeout(() => void checkNext())
      })
    }
    timer = setTimeout(() => void checkNext())
    return () => {
      clearTimeout(timer)
      left.length = 0
      isClosed = true
      paths.cancel()
    }
  }, [assessments])
  return new Map(
    assessments.flatMap((assessment) => {
      const findings = findingsOf(assessment)
      return findings ? [[assessment.id, findings] as const] : []
    }),
  )
}

function findingsOf({ id, rev }: Assessment): readonly Finding[] | undefined {
  const checked = checkedById.get(id)
  return checked?.rev === rev ? checked.findings : undefined
}
