import type { Answer } from '#schemas/answer.ts'
import { entryOf } from '#src/engine/entry.ts'
import { AuthoredTree } from '#src/renderer/AuthoredTree.tsx'

import { ClearAnswer } from './ClearAnswer.tsx'
import { defineField, type Entry, type InputProps } from './field.ts'
import styles from './matrix.module.css'

export const matrix = defineField('matrix', {
  Input: Rows,
  labelledBy: () => 'legend',
  readEntry: (_changed, card) =>
    [...card.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value),
  toAnswer,
  toEntry: (answer) =>
    Object.entries(rowsIn(answer)).flatMap(([row, chosen]) =>
      chosen.map((option) => cellValue(row, option)),
    ),
})

/**
 * Each row is a group with its own name, and each cell is a whole choice with its own label: a table
 * is what it looks like where there is room, and a list of rows to touch where there is none.
 */
function Rows({ question, ids, entry }: InputProps<'matrix'>) {
  const { rows, options, several } = question
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.grid} data-table={options.length <= MOST_COLUMNS}>
          <div className={styles.head} aria-hidden="true">
            <span />
            {options.map(({ id, label }) => (
              <span key={id} dir="auto">
                <AuthoredTree text={label} inline />
              </span>
            ))}
          </div>
          {rows.map((row, at) => (
            <div
              key={row.id}
              className={styles.row}
              role={several ? 'group' : 'radiogroup'}
              aria-labelledby={`${ids.input}.row.${row.id}`}
              data-choices=""
            >
              <div className={styles.name} id={`${ids.input}.row.${row.id}`} dir="auto">
                {row.label.tree.length === 0 && `Row ${at + 1}`}
                <AuthoredTree text={row.label} inline />
              </div>
              {options.map(({ id, label }, index) => (
                <label key={id} className={styles.cell}>
                  <input
                    type={several ? 'checkbox' : 'radio'}
                    id={at + index === 0 ? ids.input : undefined}
                    name={`${ids.name}.row.${row.id}`}
                    value={cellValue(row.id, id)}
                    defaultChecked={entry.includes(cellValue(row.id, id))}
                    autoComplete="off"
                    // Only in a draft, as with any option.
                    aria-label={label.tree.length === 0 ? `Option ${index + 1}` : undefined}
                  />
                  <span dir="auto">
                    <AuthoredTree text={label} inline />
                  </span>
                </label>
              ))}
            </div>
          ))}
        </div>
      </div>
      {!several && <ClearAnswer question={question} />}
    </>
  )
}

/** With more, no column has room for its words. */
const MOST_COLUMNS = 6

/** Minted ids hold no space. */
function cellValue(rowId: string, optionId: string): string {
  return `${rowId} ${optionId}`
}

function toAnswer(entry: Entry): Answer | undefined {
  if (typeof entry === 'string' || entry.length === 0) return undefined
  const chosenByRow: Record<string, string[]> = {}
  for (const value of entry) {
    const [row = '', option = ''] = value.split(' ')
    chosenByRow[row] = [...(entryOf(chosenByRow, row) ?? []), option]
  }
  return chosenByRow
}

export function rowsIn(answer: Answer | undefined): Readonly<Record<string, readonly string[]>> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return {}
  const rows = Object.entries(answer).filter(([, chosen]) => Array.isArray(chosen))
  return Object.fromEntries(rows)
}
