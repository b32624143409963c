import type { Answer } from '#schemas/answer.ts'
import { defineAnswering } from '#src/engine/kinds/parts/defineAnswering.ts'
import { equalityOperators } from '#src/engine/kinds/parts/operators.ts'

/** A checkbox; unticked counts as blank. */
export const consent = defineAnswering('consent', {
  fits: isTicked,
  inExpressions: 'boolean',
  seconds: 10,
  rules: () => ({
    operators: equalityOperators,
    isBlank: () => false,
    comparable: () => true,
    check: () => null,
  }),
})

function isTicked(answer: Answer): answer is true {
  return answer === true
}
