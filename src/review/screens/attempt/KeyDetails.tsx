import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { rowsMet } from '#src/assessment/engine/kinds/matrix/scoring.ts'
import { listText } from '#src/assessment/words/values/formats.ts'
import { gradingWords } from '#src/staff/words/gradingWords.ts'
import { keyWords } from '#src/staff/words/keyWords.ts'

import styles from './KeyDetails.module.css'
import { KeyPart } from './KeyPart.tsx'
import { OrderKey } from './OrderKey.tsx'

interface KeyDetailsProps {
  question: Question
  /** If there is none, it is only said what is correct. */
  answer: Answer | undefined
  language: string
}

/** The correct answer and how it shares the points; for a key in parts, whether each part is met. */
export function KeyDetails({ question, answer, language }: KeyDetailsProps) {
  const shared = gradingWords(question)
  return (
    <>
      <Key question={question} answer={answer} language={language} />
      {shared === null ? null : <p className={styles.shared}>{shared}</p>}
    </>
  )
}

function Key({ question, answer, language }: KeyDetailsProps) {
  if (question.kind === 'matrix' && question.key) {
    return <RowKeys question={question} answer={answer} language={language} />
  }
  if (question.kind === 'ranking' && question.key) {
    return <OrderKey question={question} order={question.key.order} answer={answer} />
  }
  const words = keyWords(question, language)
  return words === null ? null : <p className={styles.key}>{words}</p>
}

function RowKeys({
  question,
  answer,
  language,
}: {
  question: QuestionOf<'matrix'>
  answer: Answer | undefined
  language: string
}) {
  const { rows, options, key, several } = question
  const met = rowsMet(question, answer)
  const keyed = rows.filter(({ id }) => met.has(id))
  return (
    <div className={styles.parts}>
      <p className={styles.key}>Correct answers, by row</p>
      <ul>
        {keyed.map(({ id, label }) => {
          const right = options.filter((option) => getOwn(key?.byRow, id)?.includes(option.id))
          const names = right.map((option) => plainText(option.label))
          return (
            <KeyPart key={id} isMet={answer === undefined ? null : met.get(id) === true}>
              {plainText(label)}: {listText(names, several ? 'and' : 'or', language)}
            </KeyPart>
          )
        })}
      </ul>
    </div>
  )
}
