import type { Answer } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { isRankingAnswer } from '#src/assessment/engine/kinds/ranking/answering.ts'
import { pairsOf } from '#src/assessment/engine/kinds/ranking/scoring.ts'

import styles from './KeyDetails.module.css'
import { KeyPart } from './KeyPart.tsx'

interface OrderKeyProps {
  question: QuestionOf<'ranking'>
  order: readonly string[]
  answer: Answer | undefined
}

/** The correct order, with the places that are wrong; or the pairs, if those give the points. */
export function OrderKey({ question: { options, key }, order, answer }: OrderKeyProps) {
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
            {place + 1}. {nameOf(id)}
          </KeyPart>
        ))}
      </ol>
      {wrongPairs.length > 0 && (
        <>
          <p>In the wrong order:</p>
          <ul>
            {wrongPairs.map(({ first, second }) => (
              <KeyPart key={`${first} ${second}`} isMet={false}>
                {nameOf(first)} should be before {nameOf(second)}
              </KeyPart>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
