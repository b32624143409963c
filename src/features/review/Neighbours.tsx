import type { KeyboardEvent } from 'react'

import { ChevronLeft, ChevronRight } from 'lucide-react'

import { responsePath } from '#src/paths.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useNavigate } from '#src/ui/routing.ts'

import styles from './ResponsePage.module.css'
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
  const { search, state, sort, address } = useListAddress()
  const listed = useListedResponses(assessmentId, { search, state, sort })
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
  // As in the list: they act only while one of the two has the focus, which stays on it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'j') go(after?.candidateId)
    if (event.key === 'k') go(before?.candidateId)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the two buttons inside
    <nav className={styles.neighbours} aria-label="Responses in this list" onKeyDown={onKeyDown}>
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
      <span className={styles.keys}>
        <kbd>J</kbd> next, <kbd>K</kbd> previous
      </span>
    </nav>
  )
}
