import type { PastedChoices, PastedFormat } from '#src/exchange/pasted/pastedReading.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { staffWords } from '#src/wording/staff/staffWords.ts'

interface ReadAsProps {
  format: PastedFormat
  onChoose: (change: Partial<PastedChoices>) => void
}

const FORMATS = ['quiz', 'gift', 'cells'] as const

/** The detected format; the user can change it. */
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
