import type { KeyboardEvent } from 'react'

import { responsePath } from '#src/base/paths.ts'
import { NeighbourButtons } from '#src/staff/NeighbourButtons.tsx'
import { KEEP_FOCUS, useNavigate } from '#src/staff/routing.ts'
import { announce } from '#src/ui/announce.ts'

import styles from './ResponsePage.module.css'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { useNoHiddenSearch } from '#src/review/screens/useNoHiddenSearch.ts'
import { useResponsesState } from '#src/review/screens/useResponsesState.ts'
import { useListedResponses } from '#src/review/screens/useResponses.ts'

/** The previous and next response in the list that led here. */
export function ResponseNeighbours({
  assessmentId,
  candidateId,
}: {
  assessmentId: string
  candidateId: string
}) {
  const { filter, address } = useResponsesState()
  useNoHiddenSearch(assessmentId)
  const listed = useListedResponses(assessmentId, filter)
  const navigate = useNavigate()
  const at = listed.findIndex((row) => row.candidateId === candidateId)
  if (at < 0 || listed.length < 2) return null
  const before = listed[at - 1]
  const after = listed[at + 1]
  const open = (row: ResponseRow) => {
    // The focus stays on the button, so the heading is not read out.
    announce(`${listed.indexOf(row) + 1} of ${listed.length}: ${row.name}`)
    void navigate(
      { pathname: responsePath(assessmentId, row.candidateId), search: address },
      { state: KEEP_FOCUS },
    )
  }
  // As in the list: the keys work only while one of the two links has the focus, and it stays
  // there.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'j' && after) open(after)
    if (event.key === 'k' && before) open(before)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the two buttons inside
    <nav className={styles.neighbours} aria-label="Responses in this list" onKeyDown={onKeyDown}>
      <span>{`${at + 1} of ${listed.length}`}</span>
      <NeighbourButtons noun="response" before={before} after={after} onOpen={open} />
      <span className={styles.keys}>
        <kbd>J</kbd> next, <kbd>K</kbd> previous
      </span>
    </nav>
  )
}
