import type { Value } from './value.ts'

/**
 * `at` is its position in the source, in code units: of a constant, a name, or the operator of a
 * call.
 */
export type Expression =
  | { readonly kind: 'constant'; readonly value: Value; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | {
      readonly kind: 'call'
      readonly of: Operation
      readonly parts: readonly Expression[]
      readonly at: number
    }

/** Why a source can't be parsed: the position, and the text found there (empty at the end). */
export type ExpressionError = {
  readonly kind:
    | 'unknownSign'
    | 'noSuchDate'
    | 'valueExpected'
    | 'signExpected'
    | 'unknownFunction'
    | 'wrongCount'
    | 'notClosed'
    | 'tooLong'
    | 'tooDeep'
  readonly at: number
  readonly found: string
}

/** Functions with their minimum and maximum number of arguments. */
export const FUNCTIONS = {
  if: [2, 3],
  count: [1, 99],
  sum: [1, 99],
  min: [1, 99],
  max: [1, 99],
  round: [1, 2],
  length: [1, 1],
  days: [2, 2],
  includes: [2, 2],
  join: [2, 2],
} as const

/** Precedence of the binary operators. */
export const SIGNS = {
  or: 1,
  and: 2,
  '=': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '&': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
} as const

export type FunctionName = keyof typeof FUNCTIONS
export type Sign = keyof typeof SIGNS
export type Operation = FunctionName | Sign | 'not' | 'negative'
