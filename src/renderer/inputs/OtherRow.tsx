import type { ChoiceQuestion } from '#schemas/question.ts'

import { ChoiceRow, choiceId } from './ChoiceRow.tsx'
import type { FieldIds } from '#src/renderer/session/field.ts'
import { useWords } from '#src/renderer/text/words.ts'
import styles from './fields.module.css'
import { OTHER, ownWordsIn } from './otherWords.ts'

/** Another row, with a text field for the candidate's own words while it is ticked. */
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

/** Shown by CSS alone, so that the text survives unticking and ticking again. */
export function OwnWords({ ids, words }: { ids: FieldIds; words: string }) {
  const id = `${ids.input}.other`
  const { choices } = useWords().fields
  return (
    <div className={styles.ownWords}>
      <label htmlFor={id}>{choices.ownWords}</label>
      <input
        className={styles.line}
        type="text"
        id={id}
        name={`${ids.name}.other`}
        defaultValue={words}
        data-own-words=""
        enterKeyHint="next"
        autoComplete="off"
        dir="auto"
      />
    </div>
  )
}
