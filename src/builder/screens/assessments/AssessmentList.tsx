import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { useFocusAfterRowRemoval } from '#src/ui/lists/useFocusAfterRowRemoval.ts'
import { assessmentColumns } from './assessmentColumns.tsx'
import styles from './AssessmentsPage.module.css'
import type { AssessmentRow } from './filterAssessments.ts'
import { useReadinessById } from './useReadinessById.ts'

interface AssessmentListProps {
  rows: readonly AssessmentRow[]
  search: string
  empty: ReactNode
}

export function AssessmentList({ rows, search, empty }: AssessmentListProps) {
  const [deleting, setDeleting] = useState<Assessment | null>(null)
  const assessments = useMemo(() => rows.map(({ summary }) => summary.assessment), [rows])
  const findingsById = useReadinessById(assessments)
  return (
    <>
      <RowList
        columns={assessmentColumns({ search, findingsById, onDelete: setDeleting })}
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
