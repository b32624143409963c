import type { PastedChoices, PastedFormat } from '#src/exchange/pasted/pastedReading.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { staffWords } from '#src/wording/staff/staffWords.ts'

interface ReadAsProps {
  format: PastedFormat
  onChoose: (change: Partial<PastedChoices>) => void
}

const FORMATS = ['quiz', 'gift', 'cells'] as const

/** What the text was taken for, which can be changed. */
export function ReadAs({ format, onChoose }: ReadAsProps) {
  return (
    <Field label="Read as">
      <NativeSelect
        value={format}
        onChange={(event) => {
          const as = FORMATS.find((each) => each === event.target.value)
          if (as) onChoose({ as, uses: null, hasHeader: null })
        }}
      >
        {FORMATS.map((each) => (
          <option key={each} value={each}>
            {staffWords.pasting.formats[each]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
