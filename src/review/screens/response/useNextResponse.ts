import { responsePath } from '#src/base/paths.ts'
import { useResponsesState } from '#src/review/screens/useResponsesState.ts'
import { useListedResponses } from '#src/review/screens/useResponses.ts'

/**
 * The address of the next response in the list that led here. After the last one, and if this one
 * was finished before the list could be read, it is the first that is still provisional; null if
 * none is.
 */
export function useNextResponse(assessmentId: string, candidateId: string): string | null {
  const { filter, address } = useResponsesState()
  const listed = useListedResponses(assessmentId, filter)
  const at = listed.findIndex((row) => row.candidateId === candidateId)
  const after = at < 0 ? undefined : listed[at + 1]
  const next = after ?? listed.find((row) => row.isProvisional && row.candidateId !== candidateId)
  if (next === undefined) return null
  return responsePath(assessmentId, next.candidateId) + (address && `?${address}`)
}
