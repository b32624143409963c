import type { QuestionOf } from '#schemas/question.ts'
import { ownValue } from '#src/engine/ownValue.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { Collapsible } from '#src/features/builder/fields/Collapsible.tsx'
import styles from './MatrixKey.module.css'
import { keyWithCell } from './matrixKeyCells.ts'
import { partName } from '#src/features/builder/state/parts.ts'
import properties from '#src/features/builder/fields/properties.module.css'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

/** The correct options of each row, in the table that candidates see. */
export function MatrixKey({ question }: { question: QuestionOf<'matrix'> }) {
  const edit = useQuestionEdit(question.id)
  const { rows, options, key } = question
  return (
    <Collapsible
      part={`key.${question.id}`}
      title="Correct answers"
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
                        aria-label={`Correct for ${partName(row, at, 'row')}: ${partName(option, column, 'option')}`}
                        checked={ownValue(key?.byRow, row.id)?.includes(option.id) ?? false}
                        onChange={() =>
                          edit.set('changeCorrectAnswers', keyWithCell(question, row.id, option.id))
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
            ? 'In each row exactly the ticked options are correct; a row without a tick is not scored.'
            : 'In each row any ticked option is correct; a row without a tick is not scored.'}
        </p>
        {key ? (
          <Field label="Points" className={properties.narrow}>
            <NativeSelect
              value={key.grading}
              onChange={(event) => {
                const grading = event.target.value === 'perRow' ? 'perRow' : 'all'
                edit.set('changeRowScoring', { key: { ...key, grading } })
              }}
            >
              <option value="all">All rows correct, or nothing</option>
              <option value="perRow">An equal share for each row</option>
            </NativeSelect>
          </Field>
        ) : null}
      </div>
    </Collapsible>
  )
}
