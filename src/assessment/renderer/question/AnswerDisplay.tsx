import { Fragment } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import {
  answerParts,
  type AnswerWords,
  answerText,
  answerTextInFull,
  itemTexts,
} from '#src/assessment/words/answerText.ts'

import { unbroken } from '#src/assessment/renderer/text/unbroken.ts'
import styles from './AnswerDisplay.module.css'

/**
 * Code as code, files and rankings as a list, everything else as text. What is typed has a direction
 * of its own, as each label has; numbers and dates have that of the page.
 */
export function AnswerDisplay({
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
      <pre className={styles.code} dir="ltr" translate="no">
        {answerText(question, answer, words)}
      </pre>
    )
  }
  if (question.kind === 'file' && Array.isArray(answer)) {
    return (
      <ul className={styles.files}>
        {itemTexts(answer, words).map((text, index) => (
          <li key={index} className={styles.answer} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    )
  }
  const parts = answerParts(question, answer, words)
  if (parts?.kind === 'ranked') {
    return (
      <ol className={styles.ranked}>
        {parts.labels.map((label, index) => (
          <li key={index}>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ol>
    )
  }
  if (parts?.kind === 'rows') {
    return parts.rows.map(({ row, labels }, index) => (
      <p key={index} className={styles.answer}>
        <bdi>{row}</bdi>: <Labels labels={labels} comma={words.write.comma} />
      </p>
    ))
  }
  if (parts) {
    return (
      <p className={styles.answer}>
        <Labels labels={parts.labels} comma={words.write.comma} />
      </p>
    )
  }
  const text = answerTextInFull(question, answer, words)
  return (
    <p
      className={styles.answer}
      dir={isTyped(answer) && question.kind !== 'date' ? 'auto' : undefined}
      data-unbroken={unbroken(text)}
    >
      {text}
    </p>
  )
}

function Labels({ labels, comma }: { labels: readonly string[]; comma: string }) {
  return labels.map((label, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{comma}</span>}
      <bdi>{label}</bdi>
    </Fragment>
  ))
}

/** Including what is no number or date. */
function isTyped(answer: Answer | undefined): boolean {
  return typeof answer === 'string' || typeof answer === 'object'
}
