import type { Answer } from '#schemas/answer.ts'

import { defineField, type InputProps, textConversions } from './field.ts'
import styles from './fields.module.css'
import { readNumber, writeNumber } from './numberText.ts'

/** A text input: `type="number"` would swallow letters, and what was typed must be kept. */
export const number = defineField('number', {
  ...textConversions,
  Input: NumberLine,
  toAnswer(entry, language) {
    if (typeof entry !== 'string' || entry.trim() === '') return undefined
    return readNumber(entry, language) ?? { raw: entry }
  },
  toEntry: (answer, language) =>
    typeof answer === 'number' ? writeNumber(answer, language) : rawOf(answer),
})

function NumberLine({ question, ids, entry }: InputProps<'number'>) {
  const unitId = `${ids.input}.unit`
  // The decimal keyboard of some phones has no minus.
  const inputMode = question.min !== undefined && question.min < 0 ? 'text' : 'decimal'
  return (
    <span className={styles.withUnit}>
      <input
        className={styles.number}
        type="text"
        inputMode={inputMode}
        id={ids.input}
        name={ids.name}
        defaultValue={entry}
        aria-describedby={question.unit ? `${unitId} ${ids.described}` : ids.described}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {question.unit && (
        <span className={styles.unit} id={unitId}>
          {question.unit}
        </span>
      )}
    </span>
  )
}

function rawOf(answer: Answer | undefined): string {
  if (typeof answer !== 'object' || !('raw' in answer)) return ''
  return typeof answer.raw === 'string' ? answer.raw : ''
}
