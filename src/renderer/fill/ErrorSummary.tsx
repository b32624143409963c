import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'

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
/** Lines of a list; each list is laid out, or skipped, as a whole. */
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
  const listed = useDeferredValue(useListed(violations))
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
      {chunksOf(listed, LINES).map((lines, place) => (
        // A line that disappears moves one of each list, and no list is drawn anew.
        <ul key={place}>
          {lines.map((violation) => {
            const question = asked(violation.questionId)
            return question === undefined ? null : (
              <ErrorLine
                key={question.id}
                question={question}
                violation={violation}
                isOnly={violations.length === 1}
                onGo={onGo}
              />
            )
          })}
        </ul>
      ))}
    </section>
  )
}

/** What fits on the screen at once, and all others once the errors are painted. */
function useListed(violations: readonly Violation[]): readonly Violation[] {
  const [isWhole, setWhole] = useState(violations.length <= FIRST_LINES)
  useEffect(
    () => (isWhole ? undefined : whenIdle(() => startTransition(() => setWhole(true)))),
    [isWhole],
  )
  return useMemo(
    () => (isWhole ? violations : violations.slice(0, FIRST_LINES)),
    [isWhole, violations],
  )
}

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
    useRefusals(question, violation, session) ??
    violationWords(violation, question, words, session.quote)
  )
}
