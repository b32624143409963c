import type { Answer } from '#schemas/answer.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { ClearAnswer } from '#src/assessment/renderer/inputs/ClearAnswer.tsx'
import { settleChanged } from '#src/assessment/renderer/inputs/optionRoles.ts'
import { defineField, type Entry, type InputProps } from '#src/assessment/renderer/session/field.ts'
import styles from './matrix.module.css'

export const matrix = defineField('matrix', {
  Input: Grid,
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
 * Each row is a named group, and each cell a choice with its own label. It looks like a table if
 * there is space, and like a list of rows otherwise.
 */
function Grid({ question, ids, entry }: InputProps<'matrix'>) {
  const words = useWords()
  const { rows, options, several } = question
  const { choices } = words.fields
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.grid} data-table={options.length <= MAX_COLUMNS}>
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
              onInput={several ? (event) => settleChanged(event, options, words) : undefined}
            >
              <div className={styles.name} id={`${ids.input}.row.${row.id}`} dir="auto">
                {row.label.tree.length === 0 ? (
                  choices.row(at + 1)
                ) : (
                  <AuthoredTree text={row.label} inline />
                )}
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
                    // An option without text exists only in a draft.
                    aria-label={label.tree.length === 0 ? choices.option(index + 1) : undefined}
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

/** With more, columns are too narrow for their labels. */
const MAX_COLUMNS = 6

/** Ids contain no space. */
function cellValue(rowId: string, optionId: string): string {
  return `${rowId} ${optionId}`
}

function toAnswer(entry: Entry): Answer | undefined {
  if (typeof entry === 'string' || entry.length === 0) return undefined
  const chosenByRow: Record<string, string[]> = {}
  for (const value of entry) {
    const [row = '', option = ''] = value.split(' ')
    chosenByRow[row] = [...(getOwn(chosenByRow, row) ?? []), option]
  }
  return chosenByRow
}

export function rowsIn(answer: Answer | undefined): Readonly<Record<string, readonly string[]>> {
  if (typeof answer !== 'object' || Array.isArray(answer)) return {}
  const rows = Object.entries(answer).filter(([, chosen]) => Array.isArray(chosen))
  return Object.fromEntries(rows)
}
