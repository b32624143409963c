import { COLUMN_USES } from '#src/builder/files/cells/columnUses.ts'
import type { PastedTable } from '#src/builder/files/cells/readCells.ts'
import type { PastedChoices } from '#src/builder/files/readers/readPasted.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { staffWords } from '#src/staff/words/staffWords.ts'
import shared from '#src/ui/shared.module.css'
import styles from './Paste.module.css'

interface PastedColumnsProps {
  table: PastedTable
  onChoose: (change: Partial<PastedChoices>) => void
}

const words = staffWords.cells

/** The guessed uses of the columns of spreadsheet rows; the user can change them. */
export function PastedColumns({ table, onChoose }: PastedColumnsProps) {
  const { columns, headerLine, hasHeader } = table
  return (
    <fieldset className={shared.stack}>
      <legend className={styles.count}>Columns</legend>
      <Checkbox
        label={headerLine === 1 ? words.hasHeader : words.headerOnLine(headerLine)}
        checked={hasHeader}
        onChange={(event) => onChoose({ hasHeader: event.target.checked, uses: null })}
      />
      <div className={styles.columns}>
        {columns.map((column, at) => (
          <Field key={at} label={column.name} help={column.example}>
            <NativeSelect
              value={column.use}
              onChange={(event) => {
                const use = COLUMN_USES.find((each) => each === event.target.value)
                if (!use) return
                onChoose({ uses: columns.map((each, place) => (place === at ? use : each.use)) })
              }}
            >
              {COLUMN_USES.map((use) => (
                <option key={use} value={use}>
                  {words.uses[use]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
