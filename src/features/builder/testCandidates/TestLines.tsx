import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import type { TestLine } from '#src/wording/staff/testOutcomeWords.ts'
import styles from './Tests.module.css'

interface TestLinesProps {
  lines: readonly TestLine[]
  /** A place was chosen: focus goes there. Without it nothing leads anywhere. */
  onLeave?: () => void
}

/** Sentences about a test candidate; one about a question leads to it. */
export function TestLines({ lines, onLeave }: TestLinesProps) {
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
