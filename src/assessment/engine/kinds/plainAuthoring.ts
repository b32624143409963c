/** The authoring of the kinds in `plainAnswering.ts`. */
import { renderedWords } from '#src/assessment/engine/texts/renderedText.ts'

import { defineAuthoring } from './parts/defineAuthoring.ts'
import { checkLengths, checkLongest, keptLengths } from './parts/textAuthoring.ts'

export const longText = defineAuthoring('longText', {
  added: (shared) => ({ ...shared, required: false, kind: 'longText' }),
  kept: keptLengths,
  check: (question, at) => [...checkLengths(question, at), ...checkLongest(question, at)],
  compared: 'text',
  examples: ['text'],
})

export const code = defineAuthoring('code', {
  added: (shared) => ({ ...shared, required: false, kind: 'code', language: '' }),
  kept: keptLengths,
  check: (question, at) => [...checkLengths(question, at), ...checkLongest(question, at)],
  compared: 'text',
  examples: ['text'],
})

export const signature = defineAuthoring('signature', {
  added: (shared) => ({ ...shared, required: false, kind: 'signature' }),
  compared: 'text',
  examples: [{ typed: 'Ada' }, { strokes: [[{ x: 0, y: 0 }]] }],
})

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

export const statement = defineAuthoring('statement', {
  added: (shared) => ({ ...shared, kind: 'statement' }),
  compared: 'text',
  examples: [],
})
