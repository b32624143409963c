import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import {
  checkLengths,
  checkLongest,
  keptLengths,
} from '#src/assessment/engine/kinds/parts/textAuthoring.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import { patternOf } from '#src/assessment/engine/kinds/parts/pattern.ts'

export const shortText = defineAuthoring('shortText', {
  added: (shared) => ({ ...shared, required: false, kind: 'shortText', format: 'plain' }),
  kept: keptLengths,
  check(question, at) {
    const { pattern } = question
    const place: FindingPlace = { ...at, field: 'limits' }
    const isBroken = pattern !== undefined && patternOf(pattern) === null
    return [
      ...checkLengths(question, at),
      ...(isBroken ? [{ grade: 'problem', kind: 'patternBroken', place } as const] : []),
      ...checkLongest(question, at),
    ]
  },
  compared: 'text',
  examples: ['text'],
})
