import type { ChoiceQuestion } from '#schemas/question.ts'
import { MAX_OWN_WORDS } from '#src/assessment/engine/kinds/parts/ownWords.ts'

import { CharacterCount } from './CharacterCount.tsx'
import { choiceRow } from './choiceRow.tsx'
import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import type { FieldIds } from '#src/assessment/renderer/session/field.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import styles from './fields.module.css'
import { OTHER, ownWordsIn } from './otherWords.ts'
import { useTextRoom } from './useTextRoom.ts'

type OtherRowProps = {
  type: 'radio' | 'checkbox'
  other: NonNullable<ChoiceQuestion['other']>
  /** After the options. */
  index: number
  ids: FieldIds
  values: readonly string[]
}

/** Another row, with a text field for the candidate's own words while it is ticked. */
export function OtherRow({ type, other, index, ids, values }: OtherRowProps) {
  const own = ownWordsIn(values)
  const option = { id: OTHER, label: other.label }
  return (
    <div className={styles.other}>
      {choiceRow({ type, ids, option, index, checked: own !== null, isAlone: true }, useWords())}
      <OwnWords ids={ids} own={own ?? ''} />
    </div>
  )
}

/** Shown by CSS alone, so that the text survives unticking and ticking again. */
export function OwnWords({ ids, own }: { ids: FieldIds; own: string }) {
  const { choices } = useWords().fields
  const id = `${ids.input}.other`
  const { room, count } = useTextRoom(own, MAX_OWN_WORDS)
  return (
    <div className={styles.ownWords}>
      <label htmlFor={id}>{choices.ownWords}</label>
      <input
        className={styles.line}
        type="text"
        id={id}
        name={`${ids.name}.other`}
        defaultValue={own}
        data-own-words=""
        aria-invalid={useIsInvalid()}
        enterKeyHint="next"
        autoComplete="off"
        {...room}
      />
      <CharacterCount {...count} />
    </div>
  )
}
