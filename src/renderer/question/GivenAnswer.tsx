import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import {
  type AnswerWords,
  answerText,
  answerTextInFull,
} from '#src/wording/candidate/answerText.ts'

import styles from './given.module.css'

/** Code as code, files as a list, everything else as text. */
export function GivenAnswer({
  question,
  answer,
  words,
}: {
  question: Question
  answer: Answer | undefined
  words: AnswerWords
}) {
  if (question.kind === 'code') {
    return (
      <pre className={styles.code} dir="ltr">
        {answerText(question, answer, words)}
      </pre>
    )
  }
  if (question.kind === 'file' && Array.isArray(answer)) {
    return (
      <ul className={styles.files}>
        {answer.map((file, index) => (
          <li key={index} className={styles.answer} dir="auto">
            {typeof file === 'object' && answerText(question, [file], words)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p className={styles.answer} dir="auto">
      {answerTextInFull(question, answer, words)}
    </p>
  )
}
