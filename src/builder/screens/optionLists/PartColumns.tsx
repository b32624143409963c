import type { OptionColumns } from '#src/builder/files/cells/optionList.ts'
import type { PartKind } from '#src/builder/screens/state/optionsAndRows.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { staffWords } from '#src/staff/words/staffWords.ts'
import layout from '#src/staff/fields/fieldLayout.module.css'

interface PartColumnsProps {
  part: PartKind
  columns: OptionColumns
  onChoose: (change: Partial<OptionColumns>) => void
}

const NO_COLUMN = ''

/**
 * For rows with several columns: which one has the text, and which the code; others are ignored.
 */
export function PartColumns({ part, columns, onChoose }: PartColumnsProps) {
  const { names, hasHeader, label, code } = columns
  const unused = names.filter((_, at) => at !== label && at !== code)
  const options = names.map((name, at) => (
    <option key={at} value={at}>
      {name.length > 1 ? name : staffWords.cells.column(name)}
    </option>
  ))
  return (
    <>
      <Checkbox
        label={staffWords.cells.hasHeader}
        checked={hasHeader}
        onChange={(event) => onChoose({ hasHeader: event.target.checked })}
      />
      <div className={layout.row}>
        <Field label={part === 'row' ? 'Text of the rows' : 'Text of the options'}>
          <NativeSelect
            value={label}
            onChange={(event) => onChoose({ label: Number(event.target.value) })}
          >
            {options}
          </NativeSelect>
        </Field>
        <Field
          label="Code in exports"
          help={unused.length > 0 ? staffWords.pasting.unusedColumns(unused) : null}
        >
          <NativeSelect
            value={code ?? NO_COLUMN}
            onChange={({ target }) =>
              onChoose({ code: target.value === NO_COLUMN ? null : Number(target.value) })
            }
          >
            <option value={NO_COLUMN}>Given automatically</option>
            {options}
          </NativeSelect>
        </Field>
      </div>
    </>
  )
}
