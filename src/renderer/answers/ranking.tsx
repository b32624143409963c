import { AuthoredTree } from '#src/renderer/AuthoredTree.tsx'
import { orderIn } from '#src/renderer/fields/ranking.tsx'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const ranking = defineAnswer('ranking', ({ question, answer }) => (
  <ol className={styles.order}>
    {orderIn(answer).map((id) => {
      const option = question.options.find((each) => each.id === id)
      return <li key={id}>{option && <AuthoredTree text={option.label} inline />}</li>
    })}
  </ol>
))
