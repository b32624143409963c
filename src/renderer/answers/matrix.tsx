import { ownValue } from '#src/engine/ownValue.ts'
import { AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { rowsIn } from '#src/renderer/fields/matrix.tsx'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

/** Rows left blank say so. */
export const matrix = defineAnswer('matrix', ({ question, answer }) => {
  const chosenByRow = rowsIn(answer)
  return (
    <table className={styles.matrix}>
      <tbody>
        {question.rows.map((row) => {
          const chosen = question.options.filter(({ id }) =>
            ownValue(chosenByRow, row.id)?.includes(id),
          )
          return (
            <tr key={row.id}>
              <th scope="row" dir="auto">
                <AuthoredTree text={row.label} inline />
              </th>
              <td data-blank={chosen.length === 0}>
                {chosen.length === 0 && 'Left blank'}
                {chosen.map(({ id, label }) => (
                  <div key={id} dir="auto">
                    <AuthoredTree text={label} inline />
                  </div>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})
