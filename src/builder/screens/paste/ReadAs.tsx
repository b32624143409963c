import { numberText } from '#src/assessment/words/values/formats.ts'
import { MAX_QUESTIONS, type PartOfReading, partsOf } from '#src/builder/files/readers/parts.ts'
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

interface PartOfTextProps {
  reading: PartOfReading
  onChoose: (part: number) => void
}

/** Which questions of a long text are listed, since only so many can be added at once. */
export function PartOfText({ reading: { first, found }, onChoose }: PartOfTextProps) {
  const parts = partsOf(found)
  if (parts < 2) return null
  return (
    <Field
      label="Questions"
      help={`Up to ${numberText(MAX_QUESTIONS)} can be added at once. Paste the text again for the others.`}
    >
      <NativeSelect
        value={first / MAX_QUESTIONS}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {Array.from({ length: parts }, (_, part) => (
          <option key={part} value={part}>
            {placesWords(part * MAX_QUESTIONS, Math.min(found, (part + 1) * MAX_QUESTIONS))}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** "1,001 to 2,000" */
function placesWords(first: number, end: number): string {
  return end === first + 1 ? numberText(end) : `${numberText(first + 1)} to ${numberText(end)}`
}
