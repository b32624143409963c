import type { Operator } from '#schemas/condition.ts'
import type { Sort } from '#src/assessment/engine/expressions/value.ts'
import {
  dateOperators,
  equalityOperators,
  numberOperators,
  optionSetOperators,
  textOperators,
} from '#src/assessment/engine/kinds/parts/operators.ts'

/** The operators that suit a calculated value of each sort. */
export const operatorsOfSort: { readonly [S in Sort]: readonly Operator[] } = {
  number: numberOperators,
  text: textOperators,
  date: dateOperators,
  boolean: equalityOperators,
  list: optionSetOperators,
}
