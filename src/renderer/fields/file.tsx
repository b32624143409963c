import { ChosenFiles } from './ChosenFiles.tsx'
import { defineField } from './field.ts'

export const file = defineField('file', {
  Input: ChosenFiles,
  labelledBy: () => 'legend',
  // Files come and go through their keeper, never through the form.
  readEntry: () => null,
  toAnswer: () => undefined,
  toEntry: () => [],
})
