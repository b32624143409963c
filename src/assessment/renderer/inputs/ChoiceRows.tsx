import type { ChoiceQuestion } from '#schemas/question.ts'
import type { FieldIds } from '#src/assessment/renderer/session/field.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { choiceRow } from './choiceRow.tsx'
import { OtherRow } from './OtherRow.tsx'

type ChoiceRowsProps = {
  question: Pick<ChoiceQuestion, 'options' | 'other'>
  type: 'radio' | 'checkbox'
  ids: FieldIds
  /** The values that are chosen at first. */
  values: readonly string[]
}

/** A row for each option, and one for the candidate's own words, if the question offers that. */
export function ChoiceRows({ question, type, ids, values }: ChoiceRowsProps) {
  const words = useWords()
  const { options, other } = question
  return (
    <>
      {options.map((option, index) =>
        choiceRow({ type, ids, option, index, checked: values.includes(option.id) }, words),
      )}
      {other && <OtherRow {...{ type, other, ids, values }} index={options.length} />}
    </>
  )
}
