import { useRef, useState } from 'react'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import styles from './Tests.module.css'

interface TestNameProps {
  test: TestCandidate
  onSave: (name: string) => void
  /** The name stands, the new one or the old; `left`: the focus is elsewhere already. */
  onDone: (how: 'here' | 'left') => void
}

/** The field to change the name of a test in: Enter and leaving it save, Escape does not. */
export function TestName({ test, onSave, onDone }: TestNameProps) {
  const [typed, setTyped] = useState(test.name)
  // Passing on the focus leaves the field, which is not to save once more.
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
      aria-label="Name of the test"
      className={styles.nameInput}
      dir="auto"
      ref={selectAll}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => finish('left', true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        // The panel stays open, and what gets the focus is not pressed by the same key.
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
