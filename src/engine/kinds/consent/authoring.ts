import { renderedWords } from '#src/engine/texts/renderedText.ts'
import { defineAuthoring } from '#src/engine/kinds/parts/defineAuthoring.ts'

export const consent = defineAuthoring('consent', {
  // Consent that isn't ticked isn't given, so it is hardly ever meant to be optional.
  added: (shared) => ({
    ...shared,
    required: true,
    kind: 'consent',
    label: { source: '', tree: [] },
  }),
  check({ label }, at) {
    if (renderedWords(label) !== '') return []
    return [{ grade: 'problem', kind: 'noLabel', place: { ...at, field: 'label' } }]
  },
  compared: 'tick',
  examples: [true],
})
