import type { QuestionOf } from '#schemas/question.ts'
import { entryOf } from '#src/engine/entry.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { Folded } from './Folded.tsx'
import styles from './MatrixKey.module.css'
import { keyWithCell } from './matrixKeyCells.ts'
import { partName } from './parts.ts'
import properties from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** Which options are right in which row, as the table that candidates see. */
export function MatrixKey({ question }: { question: QuestionOf<'matrix'> }) {
  const edit = useQuestionEdit(question.id)
  const { rows, options, key } = question
  return (
    <Folded
      part={`key.${question.id}`}
      title="Right answers"
      field="key"
      isOpenAtFirst={key !== undefined}
    >
      <div className={properties.stack}>
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                {options.map((option, at) => (
                  <th key={option.id} scope="col" dir="auto">
                    {partName(option, at, 'option')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.id}>
                  <th scope="row" dir="auto">
                    {partName(row, at, 'row')}
                  </th>
                  {options.map((option, column) => (
                    <td key={option.id}>
                      <input
                        type="checkbox"
                        aria-label={`Right for ${partName(row, at, 'row')}: ${partName(option, column, 'option')}`}
                        checked={entryOf(key?.byRow, row.id)?.includes(option.id) ?? false}
                        onChange={() =>
                          edit.set('Change right answers', keyWithCell(question, row.id, option.id))
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={properties.note}>
          {question.several
            ? 'In each row exactly the ticked options are right; a row without a tick is not scored.'
            : 'In each row any one of the ticked options is right; a row without a tick is not scored.'}
        </p>
        {key ? (
          <Field label="Points" className={properties.narrow}>
            <NativeSelect
              value={key.grading}
              onChange={(event) => {
                const grading = event.target.value === 'perRow' ? 'perRow' : 'all'
                edit.set('Change how rows count', { key: { ...key, grading } })
              }}
            >
              <option value="all">All rows right, or nothing</option>
              <option value="perRow">An equal share for each row</option>
            </NativeSelect>
          </Field>
        ) : null}
      </div>
    </Folded>
  )
}
