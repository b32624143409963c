import type { Answer } from '#schemas/answer.ts'
import { useFill } from '#src/renderer/fill/FillContext.ts'
import { type DatePart, datePartsInOrder } from '#src/wording/candidate/formats.ts'

import styles from './date.module.css'
import { DATE_PARTS, partsOfDate, rawDate, readDate } from './dateText.ts'
import { defineField, type InputProps } from './field.ts'
import fieldStyles from './fields.module.css'

/**
 * Three fields to type in: a browser's own date picker hands over nothing for what it can't read,
 * turns a birthday into a search through months, and asks for the parts in the order of the device.
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
  toEntry: (answer) => partsOfDate(textOf(answer)),
})

const NAMES: { readonly [P in DatePart]: string } = { day: 'Day', month: 'Month', year: 'Year' }

function DateParts({ ids, entry }: InputProps<'date'>) {
  const { session } = useFill()
  const order = datePartsInOrder(session.evaluation.compiled.definition.language)
  return (
    <div className={styles.parts}>
      {order.map((part, index) => {
        // The first one on the screen has the id that error summaries link to.
        const id = index === 0 ? ids.input : `${ids.input}.${part}`
        return (
          <div key={part} className={styles.part} data-long={part === 'year'}>
            <label htmlFor={id}>{NAMES[part]}</label>
            <input
              className={fieldStyles.line}
              type="text"
              inputMode="numeric"
              id={id}
              name={`${ids.name}.${part}`}
              data-part={part}
              defaultValue={entry[DATE_PARTS.indexOf(part)] ?? ''}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
            />
          </div>
        )
      })}
    </div>
  )
}

function textOf(answer: Answer | undefined): string {
  if (typeof answer === 'string') return readDate(partsOfDate(answer)) ?? ''
  if (typeof answer !== 'object' || !('raw' in answer)) return ''
  return typeof answer.raw === 'string' ? answer.raw : ''
}
