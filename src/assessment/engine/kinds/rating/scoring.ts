import { clamped } from '#src/assessment/engine/kinds/parts/clamped.ts'
import { defineScoring } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import {
  endsWithin,
  judgeNumber,
  numberPredicate,
  numberSense,
} from '#src/assessment/engine/kinds/number/scoring.ts'

/** A step of the scale within the tolerance (rule S6). */
export const rating = defineScoring('rating', {
  judge: judgeNumber,
  sense: numberSense,
  asPredicate: numberPredicate,
  canBeMet({ key: { value, tolerance }, lowest, highest }, isAllowed) {
    const near = clamped(value, lowest, highest)
    return Math.abs(near - value) <= tolerance && isAllowed(near)
  },
  allowedPart: ({ key, lowest, highest }) => endsWithin(key, lowest, highest),
})
