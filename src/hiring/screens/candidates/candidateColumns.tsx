import type { CandidateRow } from '#src/hiring/storage/candidateRow.ts'
import { NameCell } from '#src/staff/NameCell.tsx'
import { StageBadge } from '#src/staff/StageBadge.tsx'
import { candidatePath } from '#src/base/paths.ts'
import { Highlight } from '#src/ui/display/Highlight.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import type { Column } from '#src/ui/lists/RowList.tsx'

/** The columns of the candidates list; `address` is its query string. */
export function candidateColumns(
  nameById: ReadonlyMap<string, string>,
  search: string,
  address: string,
): readonly Column<CandidateRow>[] {
  return [
    {
      name: 'Name',
      cell: (row) => (
        <NameCell row={row} search={search} pathname={candidatePath(row.id)} address={address} />
      ),
    },
    {
      name: 'Email',
      title: ({ email }) => email,
      cell: ({ email }) => <Highlight text={email} search={search} />,
    },
    { name: 'Stage', cell: ({ stage }) => <StageBadge stage={stage} plain /> },
    {
      name: 'Job',
      title: ({ jobId }) => nameById.get(jobId),
      cell: ({ jobId }) => nameById.get(jobId) ?? 'Deleted job',
    },
    {
      name: 'Applied',
      kind: 'number',
      cell: ({ appliedAt }) => <RelativeTime at={appliedAt} />,
    },
  ]
}
