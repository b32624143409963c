import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { filterRows, useCandidateRows } from '#src/db/candidateRows.ts'
import { useCandidateFilter } from '#src/features/candidates/useCandidateFilter.ts'
import { candidatePath } from '#src/paths.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useNavigate } from '#src/ui/routing.ts'

/** The candidates before and after this one in the list that one came from. */
export function Neighbours({ candidateId }: { candidateId: string }) {
  const { rows } = useCandidateRows()
  const { filter, address } = useCandidateFilter()
  const navigate = useNavigate()
  const matching = useMemo(() => filterRows(rows, filter), [rows, filter])
  const at = matching.findIndex(({ id }) => id === candidateId)
  if (at < 0 || matching.length < 2) return null
  const go = (id: string | undefined) => {
    if (id !== undefined) void navigate({ pathname: candidatePath(id), search: address })
  }
  const before = matching[at - 1]
  const after = matching[at + 1]
  return (
    <>
      <IconButton
        label={before ? `Previous: ${before.name}` : 'This is the first candidate'}
        icon={<ChevronLeft size={16} />}
        aria-disabled={!before}
        onClick={() => go(before?.id)}
      />
      <IconButton
        label={after ? `Next: ${after.name}` : 'This is the last candidate'}
        icon={<ChevronRight size={16} />}
        aria-disabled={!after}
        onClick={() => go(after?.id)}
      />
    </>
  )
}
