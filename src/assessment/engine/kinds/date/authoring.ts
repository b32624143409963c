import { checkRanges } from '#src/assessment/engine/kinds/parts/checkRanges.ts'
import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'

export const date = defineAuthoring('date', {
  added: (shared) => ({ ...shared, required: false, kind: 'date' }),
  check: ({ min, max }, at) => checkRanges([['min', min, 'max', max]], at),
  compared: 'date',
  examples: ['2026-11-21', { raw: 'soon' }],
})
