import type { Option } from '#schemas/question.ts'
import { AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { orderIn } from '#src/renderer/fields/ranking.tsx'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const ranking = defineAnswer('ranking', ({ question, answer, isReordered }) => {
  const ranked = orderIn(answer).flatMap((id) => question.options.filter((each) => each.id === id))
  return (
    <>
      <ol className={styles.order}>
        {ranked.map(({ id, label }) => (
          <li key={id}>
            <AuthoredTree text={label} inline />
          </li>
        ))}
      </ol>
      {isReordered && <Offered options={question.options} />}
    </>
  )
})

/**
 * If the options were shuffled, shows the original order, so that reviewers can recognise an
 * unchanged one.
 */
function Offered({ options }: { options: readonly Option[] }) {
  return (
    <p className={styles.note}>
      Offered to this candidate in this order:{' '}
      {options.map(({ id, label }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <AuthoredTree text={label} inline />
        </span>
      ))}
    </p>
  )
}
