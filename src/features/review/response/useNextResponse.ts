import { responsePath } from '#src/paths.ts'
import { useResponsesState } from '#src/features/review/useResponsesState.ts'
import { useListedResponses } from '#src/features/review/useResponses.ts'

/** The address of the next response in the list that led here; null for the last one. */
export function useNextResponse(assessmentId: string, candidateId: string): string | null {
  const { filter, address } = useResponsesState()
  const listed = useListedResponses(assessmentId, filter)
  const at = listed.findIndex((row) => row.candidateId === candidateId)
  const next = at < 0 ? undefined : listed[at + 1]
  return next === undefined ? null : responsePath(assessmentId, next.candidateId) + address
}
