/**
 * The tests that suit a sort of answer, the most common first.
 */
import type { TestOp } from '#schemas/condition.ts'

export const blankTests: readonly TestOp[] = ['isBlank', 'isNotBlank']

export const textTests: readonly TestOp[] = ['is', 'isNot', 'isOneOf', 'includes', ...blankTests]

/** Of every number: an answer, a length, a count. */
export const numberTests: readonly TestOp[] = [
  'is',
  'isNot',
  'atLeast',
  'atMost',
  'moreThan',
  'lessThan',
  'between',
  'isOneOf',
  ...blankTests,
]

/** `atLeast` and `atMost` read as "on or after" and "on or before". */
export const dateTests: readonly TestOp[] = [
  'is',
  'isNot',
  'before',
  'after',
  'atLeast',
  'atMost',
  'between',
  'isOneOf',
  ...blankTests,
]

/** Of one option. */
export const optionTests: readonly TestOp[] = ['is', 'isNot', 'isOneOf', ...blankTests]

/** Of a set of options. */
export const optionSetTests: readonly TestOp[] = ['includes', 'is', 'isNot', ...blankTests]

/** Of options in order, and of a tick. */
export const equalityTests: readonly TestOp[] = ['is', 'isNot', ...blankTests]
