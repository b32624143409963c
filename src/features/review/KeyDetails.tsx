import type { ReactNode } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import { entryOf } from '#src/engine/entry.ts'
import { rowsMet } from '#src/engine/scoring/keys.ts'
import { MarkShape } from '#src/ui/MarkShape.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { listText } from '#src/wording/candidate/formats.ts'
import { keyWords } from '#src/wording/staff/keyWords.ts'

import styles from './KeyDetails.module.css'

/** What counts as right; where a key has parts, each with whether the answer has it. */
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
      <p className={styles.key}>Key, row by row</p>
      <ul>
        {keyed.map(({ id, label }) => {
          const right = options.filter((option) => entryOf(key?.byRow, id)?.includes(option.id))
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
      <p className={styles.key}>Right order</p>
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
