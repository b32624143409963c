import type { QuestionOf } from '#schemas/question.ts'
import { checkRanges } from '#src/assessment/engine/kinds/parts/checkRanges.ts'
import { defineAuthoring } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'

const WIDEST_SCALE = 10

export const rating = defineAuthoring('rating', {
  added: (shared) => ({
    ...shared,
    required: false,
    kind: 'rating',
    lowest: 1,
    highest: 5,
    look: 'numbers',
  }),
  kept: (before) => (before.kind === 'number' ? scaleOf(before) : {}),
  check({ lowest, highest }, at) {
    const place: FindingPlace = { ...at, field: 'limits' }
    const isOneStep = lowest === highest
    return [
      ...checkRanges([['lowest', lowest, 'highest', highest]], at),
      ...(isOneStep ? [{ grade: 'warning', kind: 'oneOption', place } as const] : []),
    ]
  },
  compared: 'number',
  examples: [4],
})

/** A range becomes a scale if both ends are whole numbers and not too far apart. */
function scaleOf({ min, max, key }: QuestionOf<'number'>) {
  const isScale = isWhole(min) && isWhole(max) && min < max && max - min <= WIDEST_SCALE
  const isKept = key !== undefined && Number.isInteger(key.value) && Number.isInteger(key.tolerance)
  return { ...(isScale ? { lowest: min, highest: max } : {}), key: isKept ? key : undefined }
}

function isWhole(limit: number | undefined): limit is number {
  return Number.isInteger(limit)
}
