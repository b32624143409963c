import { TriangleAlert } from 'lucide-react'
import { memo, useMemo, useState } from 'react'

import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionParagraphs } from '#src/builder/files/quiz/splitting.ts'
import { KindIcon, kindName } from '#src/builder/screens/kinds/kinds.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import {
  detailLine,
  firstLine,
  hasCode,
  isToCheck,
  keyWords,
  partWords,
  repeatedLines,
} from './pastedWords.ts'

import styles from './Paste.module.css'

interface PastedListProps {
  questions: readonly PastedQuestion[]
  /**
   * For the question that starts at this line: splits it into one question per paragraph with a
   * question mark.
   */
  onSplit: (line: number) => void
}

/** The questions that would be added, and the notes to check first. */
export const PastedList = memo(function PastedList({ questions, onSplit }: PastedListProps) {
  const [onlyToCheck, setOnlyToCheck] = useState(false)
  const numbered = questions.map((question, at) => ({ question, number: at + 1 }))
  const toCheck = numbered.filter(({ question }) => isToCheck(question))
  const repeated = useMemo(() => repeatedLines(questions), [questions])
  const shown = onlyToCheck && toCheck.length > 0 ? toCheck : numbered
  return (
    <section className={styles.reading} aria-label="What will be added">
      {toCheck.length > 0 ? (
        <Checkbox
          label={`Show only the ${toCheck.length === 1 ? 'one' : toCheck.length} to check`}
          checked={onlyToCheck}
          onChange={(event) => setOnlyToCheck(event.target.checked)}
        />
      ) : null}
      <ol className={styles.questions}>
        {shown.map(({ question, number }) => (
          <PastedRow
            key={question.line}
            question={question}
            number={number}
            isRepeated={repeated.has(firstLine(question.prompt))}
            onSplit={onSplit}
          />
        ))}
      </ol>
    </section>
  )
})

interface PastedRowProps extends Pick<PastedListProps, 'onSplit'> {
  question: PastedQuestion
  number: number
  /** Others start with the same line. */
  isRepeated: boolean
}

const PastedRow = memo(function PastedRow({
  question,
  number,
  isRepeated,
  onSplit,
}: PastedRowProps) {
  const { kind, prompt, problems, notes } = question
  const asked = useMemo(() => questionParagraphs(question), [question])
  return (
    <li className={styles.question}>
      <span className={styles.number}>{number}</span>
      <span className={styles.kind}>
        <KindIcon kind={kind} />
        <span>{kindName(kind)}</span>
      </span>
      <span className={styles.prompt} dir="auto">
        <span>{firstLine(prompt)}</span>
        {hasCode(question) ? <span className={styles.quiet}> with code</span> : null}
      </span>
      <span className={styles.facts}>
        <span>{partWords(question)}</span>
        <span dir="auto">{keyWords(question)}</span>
      </span>
      {isRepeated ? (
        <span className={styles.detail} dir={hasCode(question) ? 'ltr' : 'auto'}>
          {detailLine(question)}
        </span>
      ) : null}
      {asked > 1 ? (
        <span className={styles.problem}>
          <TriangleAlert size={14} aria-hidden />{' '}
          <span>{`${asked} of its paragraphs look like questions.`}</span>{' '}
          <TextButton onClick={() => onSplit(question.line)}>
            {`Split into ${asked} questions`}
          </TextButton>
        </span>
      ) : null}
      {problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          <TriangleAlert size={14} aria-hidden /> <span>{problem}</span>
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </li>
  )
})
