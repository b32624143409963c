import type { AnswerOf } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'

import { setsWithin } from './choices.ts'
import type { Demand, Judge } from './demand.ts'

/**
 * Each demand is about one row, so that a choice, or none, is found for every row by itself. Together
 * they are tried with as many rows answered as can be, and then with one of them left.
 */
export function rowsWithin(
  { rows, options, several }: QuestionOf<'matrix'>,
  demands: readonly Demand[],
  judge: Judge,
): AnswerOf<'matrix'>[] {
  const full: AnswerOf<'matrix'> = {}
  const canBeLeft: string[] = []
  for (const { id } of rows) {
    const own = demands.filter(({ of }) => 'question' in of && of.row === id)
    const complies = (choice: string[]): boolean =>
      own.every((demand) => judge(demand, { [id]: choice }) === demand.isWanted)
    const choices = several ? setsWithin(options, onSet(own)) : options.map((each) => [each.id])
    const choice = choices.find((each) => each.length > 0 && complies(each))
    if (choice !== undefined) full[id] = choice
    if (complies([])) canBeLeft.push(id)
  }
  const withOneLeft = canBeLeft.map((left) => {
    const { [left]: _, ...others } = full
    return others
  })
  return [full, ...withOneLeft]
}

/** Not those on how many. */
function onSet(demands: readonly Demand[]): Demand[] {
  return demands.filter(({ of }) => 'question' in of && of.measure === undefined)
}
