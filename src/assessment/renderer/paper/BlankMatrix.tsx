import type { QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'

import styles from './paper.module.css'
import { usePaper } from './paperFacts.ts'
import { Boxes } from './paperParts.tsx'

/** With more, columns are too narrow for their labels. */
const MAX_COLUMNS = 6

/** A table of boxes; a list of rows, each with its options, where a table has no space. */
export function BlankMatrix({ question }: { question: QuestionOf<'matrix'> }) {
  const { quote } = usePaper()
  const { rows, options } = question
  if (options.length > MAX_COLUMNS) {
    return rows.map(({ id, label }) => (
      <div key={id} className={styles.rowAlone}>
        <p dir="auto">
          <AuthoredTree text={label} inline />
        </p>
        <Boxes labels={options} />
      </div>
    ))
  }
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {options.map(({ id, label }) => (
            <th key={id} scope="col" dir="auto">
              <AuthoredTree text={label} inline />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label }) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              <AuthoredTree text={label} inline />
            </th>
            {options.map((option) => (
              <td key={option.id} aria-label={plainText(option.label, quote)}>
                <span className={styles.box} aria-hidden="true" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
