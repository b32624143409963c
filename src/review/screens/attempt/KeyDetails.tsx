import type { ReactNode } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { rowsMet } from '#src/assessment/engine/kinds/matrix/scoring.ts'
import { listText } from '#src/assessment/words/values/formats.ts'
import { gradingWords } from '#src/staff/words/gradingWords.ts'
import { keyWords } from '#src/staff/words/keyWords.ts'
import { isRankingAnswer } from '#src/assessment/engine/kinds/ranking/answering.ts'
import { pairsOf } from '#src/assessment/engine/kinds/ranking/scoring.ts'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import styles from './KeyDetails.module.css'

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
              {`${plainText(label)}: ${listText(names, several ? 'and' : 'or', language)}`}
            </KeyPart>
          )
        })}
      </ul>
    </div>
  )
}

interface OrderKeyProps {
  question: QuestionOf<'ranking'>
  order: readonly string[]
  answer: Answer | undefined
}

/** The correct order, with the places that are wrong; or the pairs, if those give the points. */
function OrderKey({ question: { options, key }, order, answer }: OrderKeyProps) {
  const given = answer !== undefined && isRankingAnswer(answer) ? answer : null
  const isByPair = key?.grading === 'perPair'
  const nameOf = (id: string) => {
    const option = options.find((each) => each.id === id)
    return option ? plainText(option.label) : ''
  }
  const wrongPairs = isByPair && given ? pairsOf(order, given).filter((pair) => !pair.isMet) : []
  return (
    <div className={styles.parts}>
      <p className={styles.key}>Correct order</p>
      <ol>
        {order.map((id, place) => (
          <KeyPart key={id} isMet={isByPair || given === null ? null : given[place] === id}>
            {`${place + 1}. ${nameOf(id)}`}
          </KeyPart>
        ))}
      </ol>
      {wrongPairs.length > 0 && (
        <>
          <p>In the wrong order:</p>
          <ul>
            {wrongPairs.map(({ first, second }) => (
              <KeyPart key={`${first} ${second}`} isMet={false}>
                {`${nameOf(first)} should be before ${nameOf(second)}`}
              </KeyPart>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** One part of a key, and whether the answer meets it; null says nothing of an answer. */
function KeyPart({ isMet, children }: { isMet: boolean | null; children: ReactNode }) {
  if (isMet === null) return <li className={styles.part}>{children}</li>
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
