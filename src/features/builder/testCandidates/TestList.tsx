import { useRef } from 'react'
import { TestItem } from './TestItem.tsx'
import type { TestState } from './testStore.ts'
import styles from './Tests.module.css'

interface TestListProps extends Pick<TestState, 'candidates' | 'runById'> {
  /** A place was chosen, and has the focus. */
  onLeave: () => void
  /** The preview is being filled, which the panel would cover. */
  onPlay: () => void
  /** The only one is about to go, with the focus. */
  onLast: () => void
}

export function TestList({ candidates, runById, onLeave, onPlay, onLast }: TestListProps) {
  const list = useRef<HTMLUListElement>(null)
  /** What is about to go holds the focus: it goes to the one beside it. */
  const passFocus = (at: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-play]') ?? []
    const beside = buttons[at + 1] ?? buttons[at - 1]
    if (beside) beside.focus()
    else onLast()
  }
  return (
    <ul ref={list} className={styles.list}>
      {candidates.map((candidate, at) => (
        <TestItem
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
