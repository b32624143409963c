import type { QuestionOf } from '#schemas/question.ts'
import { type Demand, onWhole } from '#src/assessment/engine/kinds/parts/demand.ts'

/** The compared orders, and one that is different from all of them. */
export function ordersWithin(
  { options }: QuestionOf<'ranking'>,
  demands: readonly Demand[],
): string[][] {
  const compared = onWhole(demands).flatMap(({ test }) =>
    test.op === 'is' && Array.isArray(test.value) ? [test.value] : [],
  )
  const others = orders(
    options.map(({ id }) => id),
    compared.length + 1,
  )
  return [...compared, ...others]
}

/** The first orders of these ids, at most `most`. */
function orders(ids: readonly string[], most: number): string[][] {
  if (ids.length === 0) return [[]]
  const found: string[][] = []
  for (const [place, first] of ids.entries()) {
    if (found.length >= most) break
    const rest = orders(ids.toSpliced(place, 1), most - found.length)
    found.push(...rest.map((others) => [first, ...others]))
  }
  return found
}
