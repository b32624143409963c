import type { PastedChoices } from '#src/builder/files/readers/readPasted.ts'
import { type PastedFormat, QUESTION_READERS } from '#src/builder/files/readers/readers.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

interface ReadAsProps {
  format: PastedFormat
  onChoose: (change: Partial<PastedChoices>) => void
}

/** First the one that any text can be read as. */
const FORMATS = [...QUESTION_READERS.slice(-1), ...QUESTION_READERS.slice(0, -1)]

/** The detected format; the user can change it. */
export function ReadAs({ format, onChoose }: ReadAsProps) {
  return (
    <Field label="Read as">
      <NativeSelect
        value={format}
        onChange={(event) => {
          const as = FORMATS.find(({ name }) => name === event.target.value)?.name
          if (as) onChoose({ as, uses: null, hasHeader: null })
        }}
      >
        {FORMATS.map(({ name, questions }) => (
          <option key={name} value={name}>
            {questions.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
