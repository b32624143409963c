import type { TestOp } from '#schemas/condition.ts'
import type { Sort } from '#src/engine/expressions/value.ts'
import {
  dateTests,
  equalityTests,
  numberTests,
  optionSetTests,
  textTests,
} from '#src/engine/questions/tests.ts'

/** The tests that suit a calculated value of each sort. */
export const testsOfSort: { readonly [S in Sort]: readonly TestOp[] } = {
  number: numberTests,
  text: textTests,
  date: dateTests,
  boolean: equalityTests,
  list: optionSetTests,
}
