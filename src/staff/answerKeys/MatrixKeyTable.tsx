import type { QuestionOf } from '#schemas/question.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { distinctNames } from '#src/staff/words/distinctNames.ts'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import layout from '#src/staff/fields/fieldLayout.module.css'

import type { KeyEditorProps } from './keyEdit.ts'
import styles from './MatrixKey.module.css'

/** The correct options of each row, in the table that candidates see. */
export function MatrixKeyTable({ question, edit }: KeyEditorProps<'matrix'>) {
  const { rows, options, key } = question
  const rowTexts = rows.map(({ label }, at) => textLine(label) || `row ${at + 1}`)
  const optionTexts = options.map(({ label }, at) => textLine(label) || `option ${at + 1}`)
  const rowNames = distinctNames(rowTexts, 'row')
  const optionNames = distinctNames(optionTexts, 'option')
  return (
    <div className={layout.stack}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {options.map((option, at) => (
                <th key={option.id} scope="col" dir="auto">
                  {optionTexts[at]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.id}>
                <th scope="row" dir="auto">
                  {rowTexts[at]}
                </th>
                {options.map((option, column) => (
                  <td key={option.id}>
                    <input
                      type="checkbox"
                      aria-label={`Correct for ${rowNames[at]}: ${optionNames[column]}`}
                      checked={getOwn(key?.byRow, row.id)?.includes(option.id) ?? false}
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
      <p className={layout.note}>
        {question.several
          ? 'In each row exactly the ticked options are correct; a row without a tick is not scored.'
          : 'In each row any ticked option is correct; a row without a tick is not scored.'}
      </p>
      {key ? (
        <Field label="Points" className={layout.narrow}>
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
  )
}

/** Toggles one cell of the key; the first one sets a point. */
function keyWithCell(question: QuestionOf<'matrix'>, rowId: string, optionId: string) {
  const { key, options } = question
  const right = new Set(getOwn(key?.byRow, rowId) ?? [])
  if (!right.delete(optionId)) right.add(optionId)
  const { [rowId]: _, ...others } = key?.byRow ?? {}
  const inRow = options.map(({ id }) => id).filter((id) => right.has(id))
  const byRow = inRow.length === 0 ? others : { ...others, [rowId]: inRow }
  const isEmpty = Object.keys(byRow).length === 0
  return {
    key: isEmpty ? undefined : { byRow, grading: key?.grading ?? ('all' as const) },
    points: question.points ?? (key ? undefined : 1),
  }
}
