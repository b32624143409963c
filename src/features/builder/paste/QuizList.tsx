import { TriangleAlert } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import type { QuizQuestion, QuizReading } from '#src/exchange/quiz/quizReading.ts'
import { KindIcon } from '#src/features/builder/kindIcons.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { kindName } from '#src/wording/staff/names.ts'
import styles from './Paste.module.css'
import {
  detailLine,
  firstLine,
  hasCode,
  keyWords,
  readingWords,
  repeatedLines,
} from './quizWords.ts'

/** What would be added, what to look at first, and what is left out and why. */
export const QuizList = memo(function QuizList({ reading }: { reading: QuizReading }) {
  const [onlyProblems, setOnlyProblems] = useState(false)
  const { questions, skipped } = reading
  const withProblems = questions.filter(({ problems }) => problems.length > 0)
  const repeated = useMemo(() => repeatedLines(questions), [questions])
  const shown = onlyProblems ? withProblems : questions
  return (
    <section className={styles.reading} aria-label="What will be added">
      <output className={styles.count}>{readingWords(reading)}</output>
      {withProblems.length > 0 ? (
        <Checkbox
          label={`Only the ${withProblems.length} to look at`}
          checked={onlyProblems}
          onChange={(event) => setOnlyProblems(event.target.checked)}
        />
      ) : null}
      <ol className={styles.questions}>
        {shown.map((question) => (
          <QuizRow
            key={question.line}
            question={question}
            number={questions.indexOf(question) + 1}
            isRepeated={repeated.has(firstLine(question.prompt))}
          />
        ))}
      </ol>
      {skipped.length > 0 ? (
        <details className={styles.skipped}>
          <summary>Left out: {skipped.length === 1 ? '1 part' : `${skipped.length} parts`}</summary>
          <ul>
            {skipped.map(({ line, text, why }) => (
              <li key={line}>
                <span className={styles.line}>Line {line}</span>
                <span className={styles.what}>{text}</span>
                <span className={styles.why}>{why}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
})

interface QuizRowProps {
  question: QuizQuestion
  number: number
  /** Others begin with the same line. */
  isRepeated: boolean
}

const QuizRow = memo(function QuizRow({ question, number, isRepeated }: QuizRowProps) {
  const { kind, prompt, options, problems } = question
  return (
    <li className={styles.question}>
      <span className={styles.number}>{number}</span>
      <span title={kindName(kind)}>
        <KindIcon kind={kind} />
      </span>
      <span className={styles.prompt} dir="auto">
        {firstLine(prompt)}
        {hasCode(question) ? <span className={styles.quiet}> with code</span> : null}
      </span>
      <span className={styles.quiet}>{options.length > 0 ? `${options.length} options` : ''}</span>
      <span className={styles.quiet}>{keyWords(question)}</span>
      {isRepeated ? (
        <span className={styles.detail} dir={hasCode(question) ? 'ltr' : 'auto'}>
          {detailLine(question)}
        </span>
      ) : null}
      {problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          <TriangleAlert size={14} aria-hidden /> {problem}
        </span>
      ))}
    </li>
  )
})
