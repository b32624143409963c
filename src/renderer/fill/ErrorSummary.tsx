import type { Question } from '#schemas/question.ts'
import type { Violation } from '#src/engine/violation.ts'
import { promptLine } from '#src/renderer/promptParts.ts'

import { idsOf, useFill } from './FillContext.ts'
import { Heading } from './Heading.tsx'
import styles from './page.module.css'
import { useProblemWords } from './useProblemWords.ts'

/** The same words as at the fields. Lines leave as what they name is mended. */
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
  return (
    <section
      className={styles.summary}
      // Focused as it comes up, and so read out whole. As an alert it would be read again at each line
      // that leaves, in the middle of a word.
      data-summary=""
      tabIndex={-1}
      aria-labelledby={`${nonce}-problems`}
    >
      <Heading level={2} id={`${nonce}-problems`}>
        There is a problem
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
