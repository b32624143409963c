import type { ChoiceQuestion } from '#schemas/question.ts'
import { MAX_OWN_WORDS } from '#src/engine/kinds/parts/ownWords.ts'

import { characterCount } from './characterCount.tsx'
import { choiceRow } from './choiceRow.tsx'
import type { FieldIds } from '#src/renderer/session/field.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'
import styles from './fields.module.css'
import { OTHER, ownWordsIn } from './otherWords.ts'
import { useTextRoom } from './useTextRoom.ts'

/** Another row, with a text field for the candidate's own words while it is ticked. */
export function OtherRow({
  type,
  other,
  index,
  ids,
  values,
  words,
}: {
  type: 'radio' | 'checkbox'
  other: NonNullable<ChoiceQuestion['other']>
  /** After the options. */
  index: number
  ids: FieldIds
  values: readonly string[]
  words: CandidateWords
}) {
  const own = ownWordsIn(values)
  return (
    <div className={styles.other}>
      {choiceRow(
        {
          type,
          ids,
          option: { id: OTHER, label: other.label },
          index,
          checked: own !== null,
          isAlone: true,
        },
        words,
      )}
      <OwnWords ids={ids} own={own ?? ''} words={words} />
    </div>
  )
}

/** Shown by CSS alone, so that the text survives unticking and ticking again. */
export function OwnWords({
  ids,
  own,
  words,
}: {
  ids: FieldIds
  own: string
  words: CandidateWords
}) {
  const id = `${ids.input}.other`
  const { room, count } = useTextRoom(own, MAX_OWN_WORDS, words)
  return (
    <div className={styles.ownWords}>
      <label htmlFor={id}>{words.fields.choices.ownWords}</label>
      <input
        className={styles.line}
        type="text"
        id={id}
        name={`${ids.name}.other`}
        defaultValue={own}
        data-own-words=""
        enterKeyHint="next"
        autoComplete="off"
        {...room}
      />
      {characterCount(count, words)}
    </div>
  )
}
