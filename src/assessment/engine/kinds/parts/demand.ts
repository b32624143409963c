import type { Answer } from '#schemas/answer.ts'
import type { Operand, Predicate } from '#schemas/condition.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import type { Sight } from './sight.ts'

/** A comparison with the answer, false for a blank one, that must be true or must be false. */
export type Demand = {
  readonly of: Operand
  readonly test: Predicate
  readonly holds: (sight: Sight) => boolean
  readonly isWanted: boolean
}

/** Whether an answer satisfies the demand's comparison. */
export type Judge = (demand: Demand, answer: Answer) => boolean

/**
 * Answers worth trying, iterable once. Complete: if none of them satisfies the demands, no other
 * answer does.
 */
export type Proposals = { readonly answers: Iterable<Answer>; readonly isComplete: boolean }

/** Demands on the answer itself, not on a measure or part of it. */
export function onWhole(demands: readonly Demand[]): Demand[] {
  return demands.filter(
    ({ of }) => 'question' in of && of.measure === undefined && of.row === undefined,
  )
}

export function comparedNumbers(demands: readonly Demand[]): number[] {
  return demands
    .flatMap(({ test }) => comparedValues(test))
    .filter((each) => typeof each === 'number')
}
