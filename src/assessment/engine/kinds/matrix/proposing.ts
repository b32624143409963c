import type { AnswerOf } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import type { Demand, Judge } from '#src/assessment/engine/kinds/parts/demand.ts'
import { setsWithin } from '#src/assessment/engine/kinds/multipleChoice/proposing.ts'

/**
 * Each demand is about one row, so a choice, or none, is found for each row separately. These are
 * tried together with as many rows answered as possible, then with one row left blank.
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

/** Leaves out demands on the number of choices. */
function onSet(demands: readonly Demand[]): Demand[] {
  return demands.filter(({ of }) => 'question' in of && of.measure === undefined)
}
