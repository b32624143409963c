import type { Answer } from '#schemas/answer.ts'

import { defineKind } from './kind.ts'
import { equalityTests } from './tests.ts'

/** A box to tick; an unticked one is blank. */
export const consent = defineKind('consent', isTicked, () => ({
  tests: equalityTests,
  isBlank: () => false,
  comparable: () => true,
  check: () => null,
}))

function isTicked(answer: Answer): answer is true {
  return answer === true
}
