import type { Answer } from '#schemas/answer.ts'
import type { Operand, Test } from '#schemas/condition.ts'
import { comparedValues } from '#src/engine/conditions/mapping.ts'
import type { Sight } from '#src/engine/conditions/compileCondition.ts'

/** A comparison with the answer, false of a blank one, that is to hold or not to hold. */
export type Demand = {
  readonly of: Operand
  readonly test: Test
  readonly holds: (sight: Sight) => boolean
  readonly isWanted: boolean
}

/** Whether an answer meets what a demand is about. */
export type Judge = (demand: Demand, answer: Answer) => boolean

/**
 * Answers worth trying, to be gone through once. Complete: if none of them complies, no other answer
 * does.
 */
export type Proposals = { readonly answers: Iterable<Answer>; readonly isComplete: boolean }

/** Demands on the answer itself, and not on a measure or a part of it. */
export function onWhole(demands: readonly Demand[]): Demand[] {
  return demands.filter(
    ({ of }) => 'question' in of && of.measure === undefined && of.row === undefined,
  )
}

/** The numbers that these demands compare with. */
export function comparedNumbers(demands: readonly Demand[]): number[] {
  return demands
    .flatMap(({ test }) => comparedValues(test))
    .filter((each) => typeof each === 'number')
}
