import { checkRanges } from '#src/assessment/engine/kinds/parts/checkRanges.ts'
import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'

export const number = defineAuthoring('number', {
  added: (shared) => ({ ...shared, required: false, kind: 'number' }),
  kept: (before) =>
    before.kind === 'rating'
      ? { min: before.lowest, max: before.highest, step: 1, key: before.key }
      : {},
  check: ({ min, max }, at) => checkRanges([['min', min, 'max', max]], at),
  compared: 'number',
  examples: [3.5, { raw: 'three' }],
})
