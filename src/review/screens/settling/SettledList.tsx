import type {
  AnswerOfAttempt,
  NumberedQuestion,
} from '#src/review/screens/agreement/useAgreement.ts'
import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import { distinctNames } from '#src/staff/words/distinctNames.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import { questionWords } from './settlingWords.ts'
import styles from './settling.module.css'

/** What was settled, each to be opened again and changed. */
export function SettledList({
  answers,
  questions,
  onOpen,
}: {
  answers: readonly AnswerOfAttempt[]
  questions: ReadonlyMap<string, NumberedQuestion>
  onOpen: (answer: AnswerOfAttempt) => void
}) {
  if (answers.length === 0) return null
  const names = distinctNames(
    answers.map(({ reference, question }) => {
      const number = questions.get(question.id)?.number ?? null
      return `${reference}, ${questionWords({ question, number })}`
    }),
    'answer',
  )
  return (
    <details className={styles.settledList}>
      <summary>{`Settled (${answers.length})`}</summary>
      <ol aria-label="Settled">
        {answers.map((answer, at) => {
          const { attemptId, question, settled } = answer
          if (settled === null) return null
          return (
            <li key={`${attemptId} ${question.id}`}>
              <TextButton onClick={() => onOpen(answer)}>{names[at]}</TextButton>
              <span className={styles.given}>
                <GivenMark question={question} mark={settled} />
                <span>, </span>
                <bdi>{actorName(settled.by)}</bdi>
                <span>: </span>
                <bdi>{settled.reason}</bdi>
              </span>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
