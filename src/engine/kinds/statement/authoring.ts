import { defineAuthoring } from '#src/engine/kinds/parts/defineAuthoring.ts'

export const statement = defineAuthoring('statement', {
  added: (shared) => ({ ...shared, kind: 'statement' }),
  compared: 'text',
  examples: [],
})
