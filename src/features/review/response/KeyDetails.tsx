import type { ReactNode } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import { ownValue } from '#src/engine/ownValue.ts'
import { rowsMet } from '#src/engine/kinds/matrix/scoring.ts'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { listText } from '#src/wording/candidate/formats.ts'
import { keyWords } from '#src/wording/staff/keyWords.ts'

import styles from './KeyDetails.module.css'

/** The correct answer; for a key in parts, whether each part is met. */
export function KeyDetails({
  question,
  answer,
  language,
}: {
  question: Question
  answer: Answer | undefined
  language: string
}) {
  if (question.kind === 'matrix' && question.key) {
    return <RowKeys question={question} answer={answer} language={language} />
  }
  if (question.kind === 'ranking' && question.key) {
    return <OrderKey question={question} answer={answer} />
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
          const right = options.filter((option) => ownValue(key?.byRow, id)?.includes(option.id))
          const names = right.map((option) => plainText(option.label))
          return (
            <Part key={id} isMet={met.get(id) === true}>
              {plainText(label)}: {listText(names, several ? 'and' : 'or', language)}
            </Part>
          )
        })}
      </ul>
    </div>
  )
}

function OrderKey({
  question: { options, key },
  answer,
}: {
  question: QuestionOf<'ranking'>
  answer: Answer | undefined
}) {
  const given = Array.isArray(answer) ? answer : []
  return (
    <div className={styles.parts}>
      <p className={styles.key}>Correct order</p>
      <ol>
        {key?.order.map((id, place) => {
          const option = options.find((each) => each.id === id)
          return (
            <Part key={id} isMet={given[place] === id}>
              {place + 1}. {option && plainText(option.label)}
            </Part>
          )
        })}
      </ol>
    </div>
  )
}

function Part({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  return (
    <li className={styles.part} data-met={isMet}>
      <MarkShape mark={isMet ? 'check' : 'cross'} />
      <span>
        {children}
        <VisuallyHidden>{isMet ? ' (correct)' : ' (wrong)'}</VisuallyHidden>
      </span>
    </li>
  )
}
