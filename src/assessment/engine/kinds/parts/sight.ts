import type { Answer } from '#schemas/answer.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import type { Comparable } from './defineAnswering.ts'

/**
 * The values that expressions can read: answers as conditions see them, and earlier calculated
 * values.
 */
export type ExpressionSight = {
  readonly seen: readonly (Comparable | null)[]
  readonly calculated: readonly (Value | null)[]
  readonly context: Context
}

/** The values that conditions can read, by the index of the question or calculated value. */
export type Sight = ExpressionSight & { readonly answers: readonly (Answer | undefined)[] }
