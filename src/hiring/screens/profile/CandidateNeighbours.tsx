import { useMemo } from 'react'
import { filterRows, useCandidateRows } from '#src/hiring/storage/candidateRows.ts'
import { useCandidatesState } from '#src/hiring/screens/candidates/useCandidatesState.ts'
import { NeighbourButtons } from '#src/staff/NeighbourButtons.tsx'
import { useNavigate } from '#src/staff/routing.ts'
import { candidatePath } from '#src/base/paths.ts'

/** The previous and next candidate in the list that led here. */
export function CandidateNeighbours({ candidateId }: { candidateId: string }) {
  const { rows } = useCandidateRows()
  const { filter, address } = useCandidatesState()
  const navigate = useNavigate()
  const matching = useMemo(() => filterRows(rows, filter), [rows, filter])
  const at = matching.findIndex(({ id }) => id === candidateId)
  if (at < 0 || matching.length < 2) return null
  return (
    <NeighbourButtons
      noun="candidate"
      before={matching[at - 1]}
      after={matching[at + 1]}
      onOpen={({ id }) => void navigate({ pathname: candidatePath(id), search: address })}
    />
  )
}
