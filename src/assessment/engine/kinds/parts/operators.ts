/** The operators that suit each sort of answer, the most common first. */
import type { Operator } from '#schemas/condition.ts'

export const blankOperators: readonly Operator[] = ['isBlank', 'isNotBlank']

export const textOperators: readonly Operator[] = [
  'is',
  'isNot',
  'isOneOf',
  'includes',
  ...blankOperators,
]

/** For any number: an answer, a length, a count. */
export const numberOperators: readonly Operator[] = [
  'is',
  'isNot',
  'atLeast',
  'atMost',
  'moreThan',
  'lessThan',
  'between',
  'isOneOf',
  ...blankOperators,
]

/** `atLeast` and `atMost` read as "on or after" and "on or before". */
export const dateOperators: readonly Operator[] = [
  'is',
  'isNot',
  'before',
  'after',
  'atLeast',
  'atMost',
  'between',
  'isOneOf',
  ...blankOperators,
]

/** For a single option. */
export const optionOperators: readonly Operator[] = ['is', 'isNot', 'isOneOf', ...blankOperators]

/** For a set of options. */
export const optionSetOperators: readonly Operator[] = [
  'includes',
  'is',
  'isNot',
  ...blankOperators,
]

/** For ordered options and for checkboxes. */
export const equalityOperators: readonly Operator[] = ['is', 'isNot', ...blankOperators]
