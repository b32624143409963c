import { FlaskConical } from 'lucide-react'
import { useRef, useState } from 'react'

import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Popover } from '#src/ui/overlays/Popover.tsx'
import { testCandidatesWords } from '#src/builder/model/words/testCandidateWords.ts'
import type { TestCandidatesState } from '#src/builder/screens/state/testCandidateStore.ts'

import { CoverageFacts } from './CoverageFacts.tsx'
import styles from './Tests.module.css'
import { countTestCandidates, useTestCandidateResults } from './useTestCandidateResults.ts'
import { TestCandidateItem } from './TestCandidateItem.tsx'

/** The status of the test candidates in words; opens their list. */
export function TestCandidatesPanel() {
  const { dialogs } = useBuilder()
  const state = useTestCandidateResults()
  const [isOpen, setOpen] = useState(false)
  const wentElsewhere = useRef(false)
  const simulate = useRef<HTMLButtonElement>(null)
  const count = countTestCandidates(state)
  const words = testCandidatesWords(count)
  const change = (next: boolean) => {
    wentElsewhere.current = false
    setOpen(next)
  }
  const leave = () => {
    wentElsewhere.current = true
    setOpen(false)
  }
  const open = (kind: 'saveTest' | 'simulation') => {
    leave()
    dialogs.open({ kind })
  }
  const tone = count.all === 0 ? undefined : count.differing > 0 ? styles.differs : styles.passes
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      // The focus goes to the chosen place instead of returning to this button.
      returnsFocus={() => !wentElsewhere.current}
      title="Test candidates"
      trigger={
        <Button
          icon={<FlaskConical className={tone} />}
          className={styles.trigger}
          aria-label={words}
          title={words}
        >
          <span className={styles.triggerWords}>{words}</span>
        </Button>
      }
    >
      {state.candidates.length === 0 ? (
        <p className={styles.emptyText}>
          Save the filled-in preview as a test candidate. After every edit, TalentFlow checks that
          this candidate still sees the same questions and gets the same score.
        </p>
      ) : (
        <TestCandidateList
          candidates={state.candidates}
          runById={state.runById}
          onLeave={leave}
          onPlay={() => change(false)}
          onLast={() => simulate.current?.focus()}
        />
      )}
      {state.coverage ? <CoverageFacts coverage={state.coverage} onLeave={leave} /> : null}
      <div className={styles.actions}>
        <Button size="small" onClick={() => open('saveTest')}>
          Save the preview as a test candidate…
        </Button>
        <Button ref={simulate} size="small" onClick={() => open('simulation')}>
          Simulate candidates…
        </Button>
      </div>
    </Popover>
  )
}

interface TestCandidateListProps extends Pick<TestCandidatesState, 'candidates' | 'runById'> {
  /** A place was chosen, and has the focus. */
  onLeave: () => void
  /** The preview is being filled, and the panel would cover it. */
  onPlay: () => void
  /** The only one is about to be removed, along with the focus. */
  onLast: () => void
}

function TestCandidateList({
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
