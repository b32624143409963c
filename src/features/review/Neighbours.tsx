import { ChevronLeft, ChevronRight } from 'lucide-react'

import { responsePath } from '#src/paths.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useNavigate } from '#src/ui/routing.ts'

import { useListAddress } from './useListAddress.ts'
import { useListedResponses } from './useResponses.ts'

/** The responses before and after this one in the list that one came from. */
export function Neighbours({
  assessmentId,
  candidateId,
}: {
  assessmentId: string
  candidateId: string
}) {
  const { search, sort, address } = useListAddress()
  const listed = useListedResponses(assessmentId, search, sort)
  const navigate = useNavigate()
  const at = listed.findIndex((row) => row.candidateId === candidateId)
  if (at < 0 || listed.length < 2) return null
  const before = listed[at - 1]
  const after = listed[at + 1]
  const go = (id: string | undefined) => {
    if (id !== undefined) {
      void navigate({ pathname: responsePath(assessmentId, id), search: address })
    }
  }
  return (
    <>
      <span>
        {at + 1} of {listed.length}
      </span>
      <IconButton
        label={before ? `Previous response: ${before.name}` : 'This is the first response'}
        icon={<ChevronLeft size={16} />}
        aria-disabled={!before}
        onClick={() => go(before?.candidateId)}
      />
      <IconButton
        label={after ? `Next response: ${after.name}` : 'This is the last response'}
        icon={<ChevronRight size={16} />}
        aria-disabled={!after}
        onClick={() => go(after?.candidateId)}
      />
    </>
  )
}
