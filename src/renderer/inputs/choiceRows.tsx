import type { ReactNode } from 'react'

import type { ChoiceQuestion } from '#schemas/question.ts'
import type { FieldIds } from '#src/renderer/session/field.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'

import { choiceRow } from './choiceRow.tsx'
import { OtherRow } from './OtherRow.tsx'
import { OTHER } from './otherWords.ts'

type Choices = {
  type: 'radio' | 'checkbox'
  ids: FieldIds
  /** The values that are chosen at first. */
  values: readonly string[]
}

/** A row for each option, and one for the candidate's own words, if the question offers that. */
export function choiceRows(
  { options, other }: Pick<ChoiceQuestion, 'options' | 'other'>,
  { type, ids, values }: Choices,
  words: CandidateWords,
): ReactNode[] {
  const rows = options.map((option, index) =>
    choiceRow({ type, ids, option, index, checked: values.includes(option.id) }, words),
  )
  if (other === undefined) return rows
  const { length: index } = options
  return [...rows, <OtherRow key={OTHER} {...{ type, other, index, ids, values, words }} />]
}
