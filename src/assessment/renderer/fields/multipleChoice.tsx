import type { Answer } from '#schemas/answer.ts'

import { ChoiceRows } from '#src/assessment/renderer/inputs/ChoiceRows.tsx'
import { defineField, type Entry, type InputProps } from '#src/assessment/renderer/session/field.ts'
import styles from '#src/assessment/renderer/inputs/fields.module.css'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { settleChanged } from '#src/assessment/renderer/inputs/optionRoles.ts'
import { isOther, OTHER, ownWordsIn, tickedIn } from '#src/assessment/renderer/inputs/otherWords.ts'

export const multipleChoice = defineField('multipleChoice', {
  Input: Checkboxes,
  labelledBy: () => 'legend',
  readEntry: (_changed, card) => tickedIn(card),
  toAnswer,
  toEntry: valuesInMultiple,
})

function Checkboxes({ question, ids, entry }: InputProps<'multipleChoice'>) {
  const words = useWords()
  const { options } = question
  return (
    <div className={styles.rows} onInput={(event) => settleChanged(event, options, words)}>
      <ChoiceRows type="checkbox" {...{ question, ids }} values={[entry].flat()} />
    </div>
  )
}

function toAnswer(entry: Entry): Answer | undefined {
  if (typeof entry === 'string' || entry.length === 0) return undefined
  const options = entry.filter((value) => !isOther(value))
  const other = ownWordsIn(entry)
  return other === null ? { options } : { options, other }
}

export function valuesInMultiple(answer: Answer | undefined): readonly string[] {
  if (typeof answer !== 'object' || !('options' in answer)) return []
  const options = Array.isArray(answer.options) ? answer.options : []
  const hasOther = 'other' in answer && typeof answer.other === 'string'
  return hasOther ? [...options, OTHER + answer.other] : options
}
