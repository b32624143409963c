import type { OpenedSheets } from '#src/builder/files/readers/openSheets.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import styles from './Paste.module.css'
import { countWords } from './pastedWords.ts'

interface WorkbookSheetsProps {
  opened: OpenedSheets
  onChoose: (opened: OpenedSheets) => void
}

/** Which sheet of an opened workbook is read, and what of it is not. */
export function WorkbookSheets({ opened, onChoose }: WorkbookSheetsProps) {
  const { sheets, counts, chosen } = opened
  const others = counts.filter((count, at) => count > 0 && at !== chosen)
  const notes = sheets[chosen]?.notes ?? []
  return (
    <>
      {sheets.length > 1 ? (
        <Field
          label={staffWords.workbook.sheet}
          help={others.length > 0 ? staffWords.workbook.oneSheet : undefined}
        >
          <NativeSelect
            value={chosen}
            onChange={({ target }) => onChoose({ ...opened, chosen: Number(target.value) })}
          >
            {sheets.map(({ name }, at) => (
              <option key={at} value={at}>
                {sheetName(name, counts[at] ?? 0)}
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

/** "Round 2 (12 questions)" */
function sheetName(name: string, count: number): string {
  return count === 0 ? name : `${name} (${countWords(count)})`
}
