import type { OpenedSheets } from '#src/builder/files/readers/openSheets.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import styles from './Paste.module.css'

interface WorkbookSheetsProps {
  opened: OpenedSheets
  onChoose: (opened: OpenedSheets) => void
}

/** Which sheet of an opened workbook is read, and what of it is not. */
export function WorkbookSheets({ opened, onChoose }: WorkbookSheetsProps) {
  const { sheets, chosen } = opened
  const notes = sheets[chosen]?.notes ?? []
  return (
    <>
      {sheets.length > 1 ? (
        <Field label={staffWords.workbook.sheet}>
          <NativeSelect
            value={chosen}
            onChange={({ target }) => onChoose({ sheets, chosen: Number(target.value) })}
          >
            {sheets.map(({ name }, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      {notes.length > 0 ? (
        <ul className={styles.notes} aria-label="Left out of the file">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
