import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { Coloured } from '#src/assessment/renderer/text/Coloured.tsx'
import { unbroken } from '#src/assessment/renderer/text/unbroken.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { answerText } from '#src/assessment/words/answerText.ts'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const shortText = defineAnswer('shortText', Typed)

export const longText = defineAnswer('longText', Typed)

export const number = defineAnswer('number', Written)

export const date = defineAnswer('date', Written)

function Written({ question, answer }: { question: Question; answer: Answer }) {
  return <p className={styles.typed}>{answerText(question, answer, useWords())}</p>
}

/** The text as typed, including white space. */
function Typed({ answer }: { answer: Answer }) {
  const text = typeof answer === 'string' ? answer : ''
  return (
    <p className={styles.typed} dir="auto" data-unbroken={unbroken(text)}>
      {text}
    </p>
  )
}

export const code = defineAnswer('code', ({ question, answer }) => (
  <pre className={styles.code} dir="ltr" translate="no">
    <code>
      <Coloured text={typeof answer === 'string' ? answer : ''} language={question.language} />
    </code>
  </pre>
))
