import { useRef, useState } from 'react'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import styles from './Tests.module.css'

interface TestCandidateNameProps {
  test: TestCandidate
  onSave: (name: string) => void
  /** The name is final, new or old; `left`: the focus is already elsewhere. */
  onDone: (how: 'here' | 'left') => void
}

/** Renames a test candidate: Enter and blur save, Escape cancels. */
export function TestCandidateName({ test, onSave, onDone }: TestCandidateNameProps) {
  const [typed, setTyped] = useState(test.name)
  // Moving the focus blurs the field, which must not save again.
  const isOver = useRef(false)

  const finish = (how: 'here' | 'left', keeps: boolean) => {
    if (isOver.current) return
    isOver.current = true
    const name = typed.trim()
    if (keeps && name !== '' && name !== test.name) onSave(name)
    onDone(how)
  }
  return (
    <input
      aria-label="Name of the test candidate"
      className={styles.nameInput}
      dir="auto"
      ref={selectAll}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => finish('left', true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        // Keeps the panel open, and keeps the same key press from activating what gets the focus.
        event.stopPropagation()
        event.preventDefault()
        finish('here', event.key === 'Enter')
      }}
    />
  )
}

function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
