import { defineAuthoring } from '#src/engine/kinds/parts/defineAuthoring.ts'
import { checkLengths, checkLongest, keptLengths } from '#src/engine/kinds/parts/textAuthoring.ts'

export const longText = defineAuthoring('longText', {
  added: (shared) => ({ ...shared, required: false, kind: 'longText' }),
  kept: keptLengths,
  check: (question, at) => [...checkLengths(question, at), ...checkLongest(question, at)],
  compared: 'text',
  examples: ['text'],
})
