import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { promptLine } from '#src/renderer/text/promptParts.ts'

import { idsOf, useFill } from '#src/renderer/session/FillContext.ts'
import { Heading } from '#src/renderer/question/Heading.tsx'
import styles from './page.module.css'
import { useProblemWords } from '#src/renderer/question/useProblemWords.ts'
import { useWords } from '#src/renderer/text/words.ts'

/** The same messages as beside the fields. Lines disappear as errors are fixed. */
export function ErrorSummary({
  violations,
  asked,
  onGo,
}: {
  violations: readonly Violation[]
  asked: (questionId: string) => Question | undefined
  onGo: (questionId: string) => void
}) {
  const { nonce, session } = useFill()
  const { problems } = useWords()
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
      <ul>
        {violations.map((violation) => {
          const { questionId } = violation
          const question = asked(questionId)
          return question === undefined ? null : (
            <li key={questionId}>
              <a
                href={`#${idsOf(nonce, questionId).input}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(questionId)
                }}
              >
                <ProblemWords question={question} violation={violation} />
              </a>
              {violations.length > 1 && (
                <span className={styles.summaryPrompt} dir="auto">
                  {promptLine(question.prompt, session.quote)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ProblemWords({ question, violation }: { question: Question; violation: Violation }) {
  return useProblemWords(question, violation).words
}
