import { defineAuthoring } from '#src/engine/kinds/parts/defineAuthoring.ts'
import { checkLengths, checkLongest, keptLengths } from '#src/engine/kinds/parts/textAuthoring.ts'

export const code = defineAuthoring('code', {
  added: (shared) => ({ ...shared, required: false, kind: 'code', language: '' }),
  kept: keptLengths,
  check: (question, at) => [...checkLengths(question, at), ...checkLongest(question, at)],
  compared: 'text',
  examples: ['text'],
})
