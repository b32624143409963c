import type { Answer } from '#schemas/answer.ts'
import { answerText } from '#src/wording/candidate/answerText.ts'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const shortText = defineAnswer('shortText', Typed)

export const longText = defineAnswer('longText', Typed)

export const number = defineAnswer('number', (props) => (
  <p className={styles.typed}>{answerText(props.question, props.answer, props.language)}</p>
))

export const date = defineAnswer('date', (props) => (
  <p className={styles.typed}>{answerText(props.question, props.answer, props.language)}</p>
))

/** As it was typed, white space and all. */
function Typed({ answer }: { answer: Answer }) {
  return (
    <p className={styles.typed} dir="auto">
      {typeof answer === 'string' && answer}
    </p>
  )
}
