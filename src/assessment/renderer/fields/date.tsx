import type { Answer } from '#schemas/answer.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { furtherWords } from '#src/assessment/words/candidateWords.ts'
import { datePartsInOrder, splitParts } from '#src/assessment/words/values/dateParts.ts'

import styles from './date.module.css'
import { DATE_PARTS, rawDate, readDate } from './dateText.ts'
import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import {
  defineField,
  type InputProps,
  startingText,
} from '#src/assessment/renderer/session/field.ts'
import fieldStyles from '#src/assessment/renderer/inputs/fields.module.css'

/**
 * Three text fields: native date pickers return nothing for invalid input, are slow for birthdays,
 * and order the parts by the device's language.
 */
export const date = defineField('date', {
  Input: DateParts,
  labelledBy: () => 'legend',
  readEntry: (_changed, card) =>
    DATE_PARTS.map(
      (part) => card.querySelector<HTMLInputElement>(`[data-part="${part}"]`)?.value ?? '',
    ),
  toAnswer(entry) {
    const raw = typeof entry === 'string' ? entry : rawDate(entry)
    if (raw === '') return undefined
    return readDate([entry].flat()) ?? { raw }
  },
  toEntry: (answer) => splitParts(textOf(answer)),
})

function DateParts({ ids, entry }: InputProps<'date'>) {
  const isInvalid = useIsInvalid()
  const words = useWords()
  const order = datePartsInOrder(words.write.language)
  return (
    <div className={styles.parts}>
      {order.map((part, index) => {
        // The first one on screen has the id that error summaries link to.
        const id = index === 0 ? ids.input : `${ids.input}.${part}`
        return (
          <div key={part} className={styles.part} data-long={part === 'year' || undefined}>
            <label htmlFor={id}>{furtherWords(words).date[part]}</label>
            <input
              className={fieldStyles.line}
              type="text"
              inputMode="numeric"
              enterKeyHint="next"
              id={id}
              name={`${ids.name}.${part}`}
              data-part={part}
              defaultValue={startingText(entry[DATE_PARTS.indexOf(part)])}
              aria-invalid={isInvalid}
              autoComplete="off"
            />
          </div>
        )
      })}
    </div>
  )
}

function textOf(answer: Answer | undefined): string {
  if (typeof answer === 'string') return readDate(splitParts(answer)) ?? ''
  if (typeof answer !== 'object' || !('raw' in answer)) return ''
  return typeof answer.raw === 'string' ? answer.raw : ''
}
