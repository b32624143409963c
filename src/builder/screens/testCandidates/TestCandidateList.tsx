import { useRef } from 'react'
import { TestCandidateItem } from './TestCandidateItem.tsx'
import type { TestCandidatesState } from '#src/builder/screens/state/testCandidateStore.ts'
import styles from './Tests.module.css'

interface TestCandidateListProps extends Pick<TestCandidatesState, 'candidates' | 'runById'> {
  /** A place was chosen, and has the focus. */
  onLeave: () => void
  /** The preview is being filled, and the panel would cover it. */
  onPlay: () => void
  /** The only one is about to be removed, along with the focus. */
  onLast: () => void
}

export function TestCandidateList({
  candidates,
  runById,
  onLeave,
  onPlay,
  onLast,
}: TestCandidateListProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The item to be removed has the focus, which goes to its neighbour. */
  const passFocus = (at: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-play]') ?? []
    const beside = buttons[at + 1] ?? buttons[at - 1]
    if (beside) beside.focus()
    else onLast()
  }
  return (
    <ul ref={list} className={styles.list}>
      {candidates.map((candidate, at) => (
        <TestCandidateItem
          key={candidate.id}
          test={candidate}
          run={runById.get(candidate.id)}
          onLeave={onLeave}
          onPlay={onPlay}
          onRemove={() => passFocus(at)}
        />
      ))}
    </ul>
  )
}
