import type { ChoiceQuestion } from '#schemas/question.ts'
import type { FieldIds } from '#src/renderer/session/field.ts'

import { ChoiceRow } from './ChoiceRow.tsx'
import { OtherRow } from './OtherRow.tsx'

type ChoiceRowsProps = {
  question: Pick<ChoiceQuestion, 'options' | 'other'>
  type: 'radio' | 'checkbox'
  ids: FieldIds
  /** The values that are chosen at first. */
  values: readonly string[]
  isInvalid: boolean
}

/** A row for each option, and one for the candidate's own words, if the question offers that. */
export function ChoiceRows({ question, type, ids, values, isInvalid }: ChoiceRowsProps) {
  const { options, other } = question
  return (
    <>
      {options.map((option, index) => (
        <ChoiceRow
          key={option.id}
          {...{ type, ids, option, index }}
          checked={values.includes(option.id)}
        />
      ))}
      {other && <OtherRow {...{ type, other, ids, values, isInvalid }} index={options.length} />}
    </>
  )
}
