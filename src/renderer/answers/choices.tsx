import { valuesInMultiple } from '#src/renderer/fields/multipleChoice.tsx'
import { valuesInSingle } from '#src/renderer/fields/singleChoice.tsx'

import { defineAnswer } from './answer.ts'
import { ChosenList } from './ChosenList.tsx'

export const singleChoice = defineAnswer('singleChoice', ({ question, answer }) => (
  <ChosenList question={question} chosen={valuesInSingle(answer)} several={false} />
))

export const multipleChoice = defineAnswer('multipleChoice', ({ question, answer }) => (
  <ChosenList question={question} chosen={valuesInMultiple(answer)} several />
))
