import { ChosenFiles } from '#src/assessment/renderer/inputs/ChosenFiles.tsx'
import { defineField } from '#src/assessment/renderer/session/field.ts'

export const file = defineField('file', {
  Input: ChosenFiles,
  labelledBy: () => 'legend',
  // Files are added and removed by the file keeper, never through the form.
  readEntry: () => null,
  toAnswer: () => undefined,
  toEntry: () => [],
})
