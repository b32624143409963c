import type { ChoiceQuestion } from '#schemas/question.ts'

import { ChoiceRow, choiceId } from './ChoiceRow.tsx'
import type { FieldIds } from './field.ts'
import styles from './fields.module.css'
import { OTHER, ownWordsIn } from './otherWords.ts'

/** One more row, and room for the candidate's own words while it is ticked. */
export function OtherRow({
  type,
  question: { other, options },
  ids,
  values,
}: {
  type: 'radio' | 'checkbox'
  question: ChoiceQuestion
  ids: FieldIds
  values: readonly string[]
}) {
  if (other === undefined) return null
  const words = ownWordsIn(values)
  return (
    <div className={styles.other}>
      <ChoiceRow
        type={type}
        name={ids.name}
        id={choiceId(ids.input, options.length)}
        option={{ id: OTHER, label: other.label }}
        position={options.length + 1}
        checked={words !== null}
      />
      <OwnWords ids={ids} words={words ?? ''} />
    </div>
  )
}

/** Shown by the style sheet alone: what was typed stays when the tick goes and comes back. */
export function OwnWords({ ids, words }: { ids: FieldIds; words: string }) {
  const id = `${ids.input}.other`
  return (
    <div className={styles.ownWords}>
      <label htmlFor={id}>In your own words</label>
      <input
        className={styles.line}
        type="text"
        id={id}
        name={`${ids.name}.other`}
        defaultValue={words}
        data-own-words=""
        autoComplete="off"
        dir="auto"
      />
    </div>
  )
}
