import type { Answer } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'

import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import {
  defineField,
  type InputProps,
  startingText,
  textConversions,
} from '#src/assessment/renderer/session/field.ts'
import styles from '#src/assessment/renderer/inputs/fields.module.css'
import { readNumber, writeNumber } from '#src/assessment/renderer/inputs/numberText.ts'

/** A text input, because `type="number"` discards letters, and the input must be kept as typed. */
export const number = defineField('number', {
  ...textConversions,
  Input: NumberLine,
  toAnswer(entry, language, question) {
    if (typeof entry !== 'string' || entry.trim() === '') return undefined
    const onlyWhole = question.kind === 'number' && takesOnlyWhole(question)
    return readNumber(entry, language, onlyWhole) ?? { raw: entry }
  },
  toEntry: (answer, language) =>
    typeof answer === 'number' ? writeNumber(answer, language) : rawOf(answer),
})

function NumberLine({ question, ids, entry }: InputProps<'number'>) {
  const isInvalid = useIsInvalid()
  const unitId = `${ids.input}.unit`
  const input = (
    <input
      className={styles.number}
      type="text"
      inputMode={keyboardFor(question)}
      enterKeyHint="next"
      id={ids.input}
      name={ids.name}
      defaultValue={startingText(entry)}
      aria-describedby={question.unit ? `${unitId} ${ids.described}` : ids.described}
      aria-invalid={isInvalid}
      autoComplete="off"
      autoCorrect="off"
    />
  )
  if (!question.unit) return input
  return (
    <span className={styles.withUnit}>
      {input}
      <span className={styles.unit} id={unitId}>
        {question.unit}
      </span>
    </span>
  )
}

/** The keyboards of some phones for decimals have no minus, and those for digits no point. */
function keyboardFor(question: QuestionOf<'number'>): 'text' | 'numeric' | 'decimal' {
  if ((question.min ?? 0) < 0) return 'text'
  return takesOnlyWhole(question) ? 'numeric' : 'decimal'
}

function takesOnlyWhole({ min = 0, step = 0 }: QuestionOf<'number'>): boolean {
  return step > 0 && Number.isInteger(min) && Number.isInteger(step)
}

function rawOf(answer: Answer | undefined): string {
  if (typeof answer !== 'object' || !('raw' in answer)) return ''
  return typeof answer.raw === 'string' ? answer.raw : ''
}
