import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import type { TestCandidateLine } from '#src/builder/model/words/testCandidateLines.ts'
import styles from './Tests.module.css'

interface TestCandidateLinesProps {
  lines: readonly TestCandidateLine[]
  /** A place was chosen and gets the focus. Without it the lines are not links. */
  onLeave?: () => void
}

/** Sentences about a test candidate; those about a question link to it. */
export function TestCandidateLines({ lines, onLeave }: TestCandidateLinesProps) {
  const { selection } = useBuilder()
  const go = (questionId: string) => {
    onLeave?.()
    selection.select({ kind: 'question', questionId }, 'elsewhere', 'prompt')
  }
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, questionId }) => (
        <li key={text}>
          {onLeave && questionId !== null ? (
            <TextButton onClick={() => go(questionId)}>{text}</TextButton>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
