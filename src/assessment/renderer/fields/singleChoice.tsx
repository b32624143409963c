import type { Answer } from '#schemas/answer.ts'
import type { AuthoredText } from '#schemas/authoredText.ts'
import { classes } from '#src/ui/classes.ts'
import { useQuotedLine } from '#src/assessment/renderer/text/quotes.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { ChoiceRows } from '#src/assessment/renderer/inputs/ChoiceRows.tsx'
import { ClearAnswer } from '#src/assessment/renderer/inputs/ClearAnswer.tsx'
import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import { defineField, type InputProps } from '#src/assessment/renderer/session/field.ts'
import styles from '#src/assessment/renderer/inputs/fields.module.css'
import { OwnWords } from '#src/assessment/renderer/inputs/OtherRow.tsx'
import {
  isOther,
  OTHER,
  ownWordsIn,
  tickedIn,
  withOwnWords,
} from '#src/assessment/renderer/inputs/otherWords.ts'

export const singleChoice = defineField('singleChoice', {
  Input: (props) =>
    props.question.display === 'dropdown' ? <Dropdown {...props} /> : <Radios {...props} />,
  labelledBy: (question) =>
    question.kind === 'singleChoice' && question.display === 'dropdown' ? 'label' : 'legend',
  readEntry(_changed, card) {
    const list = card.querySelector('select')
    return list === null ? (tickedIn(card)[0] ?? '') : withOwnWords(list.value, card)
  },
  toAnswer(entry) {
    if (typeof entry !== 'string' || entry === '') return undefined
    return isOther(entry) ? { other: entry.slice(OTHER.length) } : { option: entry }
  },
  toEntry: (answer) => valuesInSingle(answer)[0] ?? '',
})

function Radios({ question, ids, entry }: InputProps<'singleChoice'>) {
  // The rows stay the same elements when an author changes whether an answer is required.
  return (
    <>
      <div className={styles.rows}>
        <ChoiceRows type="radio" {...{ question, ids }} values={[entry].flat()} />
      </div>
      {!question.required && <ClearAnswer question={question} />}
    </>
  )
}

function Dropdown({ question, ids, entry }: InputProps<'singleChoice'>) {
  const { choices } = useWords().fields
  const own = ownWordsIn([entry].flat())
  return (
    <div className={classes(styles.other, styles.list)}>
      <select
        className={styles.select}
        id={ids.input}
        name={ids.name}
        defaultValue={own === null ? entry : OTHER}
        aria-describedby={ids.described}
        aria-invalid={useIsInvalid()}
        autoComplete="off"
      >
        <option value="">{choices.chooseOne}</option>
        {question.options.map((option) => (
          <DropdownOption key={option.id} value={option.id} label={option.label} />
        ))}
        {question.other && <DropdownOption value={OTHER} label={question.other.label} />}
      </select>
      {question.other && <OwnWords ids={ids} own={own ?? ''} />}
    </div>
  )
}

function DropdownOption({ value, label }: { value: string; label: AuthoredText }) {
  return <option value={value}>{useQuotedLine(label)}</option>
}

export function valuesInSingle(answer: Answer | undefined): readonly string[] {
  if (typeof answer !== 'object' || 'options' in answer) return []
  if ('option' in answer && typeof answer.option === 'string') return [answer.option]
  return 'other' in answer && typeof answer.other === 'string' ? [OTHER + answer.other] : []
}
