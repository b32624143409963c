import { valuesInMultiple } from '#src/renderer/fields/multipleChoice.tsx'
import { valuesInSingle } from '#src/renderer/fields/singleChoice.tsx'

import { defineAnswer } from './answer.ts'
import { ChosenList } from './ChosenList.tsx'

export const singleChoice = defineAnswer('singleChoice', (props) => (
  <ChosenList {...props} chosen={valuesInSingle(props.answer)} several={false} />
))

export const multipleChoice = defineAnswer('multipleChoice', (props) => (
  <ChosenList {...props} chosen={valuesInMultiple(props.answer)} several />
))
