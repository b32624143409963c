import { FlaskConical } from 'lucide-react'
import { useRef, useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { testsWords } from '#src/wording/staff/testWords.ts'
import { CoverageFacts } from './CoverageFacts.tsx'
import { TestList } from './TestList.tsx'
import styles from './Tests.module.css'
import { countTests, useTests } from './useTests.ts'

/** How the test candidates stand, in words; opens the list of them. */
export function TestsPanel() {
  const { dialogs } = useBuilder()
  const state = useTests()
  const [isOpen, setOpen] = useState(false)
  const wentElsewhere = useRef(false)
  const makeUp = useRef<HTMLButtonElement>(null)
  const count = countTests(state)
  const words = testsWords(count)
  const change = (next: boolean) => {
    wentElsewhere.current = false
    setOpen(next)
  }
  const leave = () => {
    wentElsewhere.current = true
    setOpen(false)
  }
  const open = (kind: 'keepTest' | 'madeUp') => {
    leave()
    dialogs.open({ kind })
  }
  const tone = count.all === 0 ? undefined : count.differing > 0 ? styles.differs : styles.passes
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      // Focus is on its way to the place that was chosen, not back to this button.
      returnsFocus={() => !wentElsewhere.current}
      title="Test candidates"
      trigger={
        <Button
          icon={<FlaskConical className={tone} />}
          className={styles.trigger}
          aria-label={`Test candidates: ${words}`}
          title={words}
        >
          <span className={styles.triggerWords}>{words}</span>
        </Button>
      }
    >
      {state.candidates.length === 0 ? (
        <p className={styles.calm}>
          Fill in the preview and keep it as a test: at every edit you see whether it still shows
          the same questions and comes to the same score.
        </p>
      ) : (
        <TestList
          candidates={state.candidates}
          runById={state.runById}
          onLeave={leave}
          onPlay={() => change(false)}
          onLast={() => makeUp.current?.focus()}
        />
      )}
      {state.coverage ? <CoverageFacts coverage={state.coverage} onLeave={leave} /> : null}
      <div className={styles.acts}>
        <Button size="small" onClick={() => open('keepTest')}>
          Keep the preview as a test…
        </Button>
        <Button ref={makeUp} size="small" onClick={() => open('madeUp')}>
          Make up candidates…
        </Button>
      </div>
    </Popover>
  )
}
