import { defineField } from './field.ts'

/** Text only: the prompt says it all. */
export const statement = defineField('statement', {
  Input: () => null,
  labelledBy: () => 'heading',
  readEntry: () => null,
  toAnswer: () => undefined,
  toEntry: () => '',
})
