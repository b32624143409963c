import { memo, useState } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

import styles from './Paste.module.css'
import { PastedRow } from './PastedRow.tsx'
import { isToCheck } from './pastedWords.ts'

interface PastedListProps {
  questions: readonly PastedQuestion[]
  /** Splits the question that starts at this line. */
  onSplit: (line: number) => void
}

/** Rows drawn at first, and added at a time. */
const ROWS = 50

/** The questions as they will be added, with what to check first. */
export const PastedList = memo(function PastedList({ questions, onSplit }: PastedListProps) {
  const [onlyToCheck, setOnlyToCheck] = useState(false)
  const [count, setCount] = useState(ROWS)
  const numbered = questions.map((question, at) => ({ question, number: at + 1 }))
  const toCheck = numbered.filter(({ question }) => isToCheck(question))
  const rows = onlyToCheck && toCheck.length > 0 ? toCheck : numbered
  const shown = rows.slice(0, count)
  return (
    <section className={styles.reading} aria-label="What will be added">
      {toCheck.length > 0 ? (
        <Checkbox
          label={`Show only the ${toCheck.length === 1 ? 'one' : toCheck.length} to check`}
          checked={onlyToCheck}
          onChange={(event) => setOnlyToCheck(event.target.checked)}
        />
      ) : null}
      <ol className={styles.questions} aria-label="Questions">
        {shown.map(({ question, number }) => (
          <PastedRow key={number} question={question} number={number} onSplit={onSplit} />
        ))}
      </ol>
      {rows.length > shown.length ? (
        <p>
          <Button onClick={() => setCount(count + ROWS)}>
            {`Show ${numberText(Math.min(ROWS, rows.length - count))} more`}
          </Button>
        </p>
      ) : null}
    </section>
  )
})
