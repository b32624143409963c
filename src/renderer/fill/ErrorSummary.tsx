import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'

import type { Question } from '#schemas/question.ts'
import { whenIdle } from '#src/base/whenIdle.ts'
import type { Violation } from '#src/engine/violation.ts'
import { promptLine } from '#src/renderer/text/promptParts.ts'

import { idsOf, useFill } from '#src/renderer/session/FillContext.ts'
import { Heading } from '#src/renderer/question/Heading.tsx'
import styles from './page.module.css'
import { useRefusals } from '#src/renderer/question/useRefusals.ts'
import { useWords } from '#src/renderer/text/words.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

/** About what fits on the screen. */
const FIRST_LINES = 16
/** Lines of a list; each list is added, laid out or skipped as a whole. */
const LINES = 40

type ErrorSummaryProps = {
  violations: readonly Violation[]
  asked: (questionId: string) => Question | undefined
  onGo: (questionId: string) => void
}

/** The same messages as beside the fields. Lines disappear as errors are fixed. */
export function ErrorSummary({ violations, asked, onGo }: ErrorSummaryProps) {
  const { nonce } = useFill()
  const words = useWords()
  const lists = useLists(useDeferredValue(violations))
  return (
    <section
      className={styles.summary}
      // Focused when it appears, and so read out completely. With role=alert it would be read again
      // for each line that disappears while somebody types.
      data-summary=""
      tabIndex={-1}
      aria-labelledby={`${nonce}-problems`}
    >
      <Heading level={2} id={`${nonce}-problems`}>
        {words.problems.title}
      </Heading>
      {lists.map((lines, place) => (
        // A line that disappears moves one of each list, and no list is drawn anew.
        <Lines key={place} {...{ lines, asked, onGo }} isOnly={violations.length === 1} />
      ))}
    </section>
  )
}

/** What fits on the screen at once, and one more list each time the browser is idle. */
function useLists(violations: readonly Violation[]): (readonly Violation[])[] {
  // 0: a part of the first one.
  const [count, setCount] = useState(violations.length <= FIRST_LINES ? 1 : 0)
  const lists = useMemo(() => chunksOf(violations, LINES), [violations])
  useEffect(() => {
    if (count >= lists.length) return undefined
    return whenIdle(() => startTransition(() => setCount(count + 1)))
  }, [count, lists.length])
  return count > 0 ? lists.slice(0, count) : [violations.slice(0, FIRST_LINES)]
}

type LinesProps = Omit<ErrorSummaryProps, 'violations'> & {
  lines: readonly Violation[]
  isOnly: boolean
}

const Lines = memo(function Lines({ lines, asked, isOnly, onGo }: LinesProps) {
  return (
    <ul>
      {lines.map((violation) => {
        const question = asked(violation.questionId)
        return question === undefined ? null : (
          <ErrorLine key={question.id} {...{ question, violation, isOnly, onGo }} />
        )
      })}
    </ul>
  )
})

type ErrorLineProps = Pick<ErrorSummaryProps, 'onGo'> & {
  question: Question
  violation: Violation
  isOnly: boolean
}

function ErrorLine({ question, violation, isOnly, onGo }: ErrorLineProps) {
  const { nonce, session } = useFill()
  const words = useWords()
  return (
    <li>
      <a
        href={`#${idsOf(nonce, question.id).input}`}
        onClick={(event) => {
          event.preventDefault()
          onGo(question.id)
        }}
      >
        {question.kind === 'file' ? (
          <FileProblem question={question} violation={violation} />
        ) : (
          violationWords(violation, question, words, session.quote)
        )}
      </a>
      {!isOnly && (
        <span className={styles.summaryPrompt} dir="auto">
          {promptLine(question.prompt, session.quote)}
        </span>
      )}
    </li>
  )
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size))
}

/** Its words may change while the violation stays. */
function FileProblem({ question, violation }: { question: Question; violation: Violation }) {
  const { session } = useFill()
  const words = useWords()
  return (
    <span>
      {useRefusals(question, violation, session) ??
        violationWords(violation, question, words, session.quote)}
    </span>
  )
}
