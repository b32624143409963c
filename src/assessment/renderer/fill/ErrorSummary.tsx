import { useEffect, useRef, useState } from 'react'

import type { Question, QuestionOf } from '#schemas/question.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import { questionIds, useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { shownNumbers } from '#src/assessment/renderer/session/questionNumbers.ts'
import { Heading } from '#src/assessment/renderer/question/Heading.tsx'
import styles from './page.module.css'
import { useRefusals } from '#src/assessment/renderer/question/useRefusals.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import { violationWords } from '#src/assessment/words/violationWords.ts'

/** About what fits on the screen. */
const FIRST_LINES = 16

type ErrorSummaryProps = {
  violations: readonly Violation[]
  questionOf: (questionId: string) => Question | undefined
  onGo: (questionId: string) => void
}

/** Lists the messages that are beside the fields. Lines disappear as errors are fixed. */
export function ErrorSummary({ violations, questionOf, onGo }: ErrorSummaryProps) {
  const { nonce, session } = useFill()
  const { problems } = useWords()
  const numbers = shownNumbers(session.evaluation)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? violations : violations.slice(0, FIRST_LINES)
  const others = violations.length - shown.length
  // The button that showed them is gone.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[FIRST_LINES]?.focus()
  }, [isWhole])
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
        {problems.title}
      </Heading>
      <ul ref={list}>
        {shown.map((violation, at) => {
          const part = session.unstartedPartOf(violation.questionId)
          const isOf = (each: Violation) => session.unstartedPartOf(each.questionId) === part
          if (part !== null) {
            // One line for all of a part, of which nothing else is shown.
            return shown.findIndex(isOf) < at ? null : (
              <UnstartedLine key={part} partId={part} onGo={() => onGo(violation.questionId)} />
            )
          }
          const question = questionOf(violation.questionId)
          if (question === undefined) return null
          const number = numbers.get(question.id) ?? null
          return <ErrorLine key={question.id} {...{ question, number, violation, onGo }} />
        })}
      </ul>
      {others > 0 && (
        <Button size="small" onClick={() => setWhole(true)}>
          {problems.showMore(others)}
        </Button>
      )}
    </section>
  )
}

/** Something in a part that is still to be started has to be answered. */
function UnstartedLine({ partId, onGo }: { partId: string; onGo: () => void }) {
  const { session, nonce } = useFill()
  const { part } = clockWords(useWords())
  const { sections, indexBySectionId } = session.evaluation.compiled
  const section = sections[indexBySectionId.get(partId) ?? -1]?.section
  return (
    <li>
      <a
        href={`#${questionIds(nonce, partId).input}`}
        onClick={(event) => {
          event.preventDefault()
          onGo()
        }}
      >
        {section === undefined
          ? part.startQuestion
          : part.startSection(section.title || part.section)}
      </a>
    </li>
  )
}

type ErrorLineProps = Pick<ErrorSummaryProps, 'onGo'> & {
  question: Question
  /** Null if the page shows none. */
  number: number | null
  violation: Violation
}

/** Its link names the question, because many questions have the same message. */
function ErrorLine({ question, number, violation, onGo }: ErrorLineProps) {
  const { nonce, session } = useFill()
  const words = useWords()
  const prompt = promptLine(question.prompt, session.quote)
  return (
    <li>
      <a
        href={`#${questionIds(nonce, question.id).input}`}
        onClick={(event) => {
          event.preventDefault()
          onGo(question.id)
        }}
      >
        <span className={styles.summaryPrompt} dir="auto">
          {number === null ? prompt : `${number}. ${prompt}`}
        </span>
        <VisuallyHidden> – </VisuallyHidden>
        {question.kind === 'file' ? (
          <FileProblem question={question} violation={violation} />
        ) : (
          <span>{violationWords(violation, question, words, session.quote)}</span>
        )}
      </a>
    </li>
  )
}

/** Its words may change while the violation stays. */
function FileProblem({
  question,
  violation,
}: {
  question: QuestionOf<'file'>
  violation: Violation
}) {
  const { session } = useFill()
  const words = useWords()
  return (
    <span>
      {useRefusals(question, violation, session) ??
        violationWords(violation, question, words, session.quote)}
    </span>
  )
}
