import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { promptLine } from '#src/renderer/text/promptParts.ts'

import { idsOf, useFill } from '#src/renderer/session/FillContext.ts'
import { Heading } from '#src/renderer/question/Heading.tsx'
import styles from './page.module.css'
import { useRefusals } from '#src/renderer/question/useRefusals.ts'
import { useWords } from '#src/renderer/text/words.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

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
  const words = useWords()
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
                {question.kind === 'file' ? (
                  <FileProblem question={question} violation={violation} />
                ) : (
                  violationWords(violation, question, words, session.quote)
                )}
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

/** Its words may change while the violation stays. */
function FileProblem({ question, violation }: { question: Question; violation: Violation }) {
  const { session } = useFill()
  const words = useWords()
  return (
    useRefusals(question, violation, session) ??
    violationWords(violation, question, words, session.quote)
  )
}
