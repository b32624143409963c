import { defineField } from '#src/assessment/renderer/session/field.ts'

/** Text only: the prompt is all there is. */
export const statement = defineField('statement', {
  Input: () => null,
  labelledBy: () => 'heading',
  readEntry: () => null,
  toAnswer: () => undefined,
  toEntry: () => '',
})
