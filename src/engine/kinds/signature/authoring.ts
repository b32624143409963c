import { defineAuthoring } from '#src/engine/kinds/parts/defineAuthoring.ts'

export const signature = defineAuthoring('signature', {
  added: (shared) => ({ ...shared, required: false, kind: 'signature' }),
  compared: 'text',
  examples: [{ typed: 'Ada' }, { strokes: [[{ x: 0, y: 0 }]] }],
})
