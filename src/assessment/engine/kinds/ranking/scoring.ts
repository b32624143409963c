import { defineScoring, judged } from '#src/assessment/engine/kinds/parts/defineScoring.ts'

import { isRankingAnswer } from './answering.ts'

/** Exactly the order of the key (rule S10), or a share for each place or pair (rule S17). */
export const ranking = defineScoring('ranking', {
  judge({ key: { order, grading } }, answer) {
    const given = isRankingAnswer(answer) ? answer : []
    const places = inPlace(order, given)
    if (order.length > 1 && grading === 'perPlace') {
      return { met: places, of: order.length, sharedBy: 'places' }
    }
    if (order.length > 1 && grading === 'perPair') {
      const pairs = pairsOf(order, given)
      const met = pairs.filter(({ isMet }) => isMet).length
      return { met, of: pairs.length, sharedBy: 'pairs' }
    }
    return judged(given.length === order.length && places === order.length)
  },
  sense: ({ key: { order, grading } }) => ({
    order,
    ...(order.length > 1 && grading && { shared: grading }),
  }),
  asPredicate: ({ key }) => ({ op: 'is', value: key.order }),
  canBeMet: ({ key }, isAllowed) => isAllowed(key.order),
})

/** How many options are in the place that the key gives them. */
function inPlace(order: readonly string[], given: readonly string[]): number {
  return order.filter((option, place) => given[place] === option).length
}

/**
 * The concordant pairs of M. G. Kendall, "A New Measure of Rank Correlation", Biometrika 30 (1938):
 * of every two options of the key, whether the answer has them in the same order. Their share `p`
 * is his tau as `(tau + 1) / 2`, so an order at random has half of them on average. Options that are
 * not in the answer are in no right order.
 */
export function pairsOf(
  order: readonly string[],
  given: readonly string[],
): { first: string; second: string; isMet: boolean }[] {
  return order.flatMap((first, at) =>
    order.slice(at + 1).map((second) => {
      const place = given.indexOf(first)
      return { first, second, isMet: place >= 0 && place < given.indexOf(second) }
    }),
  )
}
