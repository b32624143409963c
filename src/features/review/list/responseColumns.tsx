import { RowOutcome } from '#src/features/review/RowOutcome.tsx'
import type { ResponseRow } from '#src/features/review/responseRows.ts'
import { NameCell } from '#src/parts/NameCell.tsx'
import { StageBadge } from '#src/parts/StageBadge.tsx'
import { responsePath } from '#src/paths.ts'
import { Highlight } from '#src/ui/display/Highlight.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import type { Column } from '#src/ui/lists/RowList.tsx'
import { scoreWords, shareWords } from '#src/wording/staff/scoreReasonWords.ts'
import styles from './ResponsesPage.module.css'

/**
 * The columns of the responses list; `address` is its query string. References have a column of their
 * own where names are shown.
 */
export function responseColumns(
  hasNames: boolean,
  assessmentId: string,
  search: string,
  address: string,
): readonly Column<ResponseRow>[] {
  const reference: Column<ResponseRow> = {
    name: 'Reference',
    cell: (row) => <Highlight text={row.reference} search={search} />,
  }
  return [
    {
      name: 'Candidate',
      cell: (row) => (
        <NameCell
          row={row}
          search={search}
          pathname={responsePath(assessmentId, row.candidateId)}
          address={address}
        />
      ),
    },
    ...(hasNames ? [reference] : []),
    {
      name: 'Score',
      kind: 'number',
      cell: ({ score }) =>
        score === null ? (
          'Version can’t be read'
        ) : (
          <>
            {scoreWords(score)}
            <span className={styles.share}>{shareWords(score)}</span>
          </>
        ),
    },
    { name: 'Outcome', cell: (row) => <RowOutcome row={row} /> },
    { name: 'Stage', cell: ({ stage }) => stage && <StageBadge stage={stage} plain /> },
    {
      name: 'Version',
      cell: ({ versionNumber, attempts }) => (
        <>
          {versionNumber !== null && `Version ${versionNumber}`}
          {attempts > 1 && `, attempt ${attempts}`}
        </>
      ),
    },
    {
      name: 'Submitted',
      kind: 'number',
      cell: ({ submittedAt }) => <RelativeTime at={submittedAt} />,
    },
  ]
}
