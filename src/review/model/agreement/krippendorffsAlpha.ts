import { countsOf, ratedValues, type Rating } from './agreement.ts'

/** How much two different ratings differ: not at all ordered, ranked, or as numbers. */
export type Scale = 'nominal' | 'ordinal' | 'interval'

/**
 * Krippendorff's alpha (Krippendorff 2011, Computing Krippendorff's alpha-reliability; rule A3):
 * 1 − observed / expected disagreement, for any number of raters, any of whom may have left out
 * units. Each unit lists the ratings of all raters; units with a single rating don't count. Null if
 * no two ratings can be compared, or if all ratings are the same.
 */
export function krippendorffsAlpha(
  units: readonly (readonly Rating[])[],
  scale: Scale,
): number | null {
  const rated = units.map(ratedValues).filter((ratings) => ratings.length > 1)
  const counts = countsOf(rated.flat())
  const values = [...counts.keys()].toSorted((a, b) => a - b)
  const differ = differences[scale](values, counts)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const expected = disagreementIn(counts, differ) / (total - 1)
  if (total === 0 || expected === 0) return null
  const observed = rated.reduce(
    (sum, ratings) => sum + disagreementIn(countsOf(ratings), differ) / (ratings.length - 1),
    0,
  )
  return 1 - observed / expected
}

/** The squared difference of two ratings. */
type Difference = (one: number, other: number) => number

/** The sum over all ordered pairs of ratings. */
function disagreementIn(counts: ReadonlyMap<number, number>, differ: Difference): number {
  let sum = 0
  for (const [one, count] of counts) {
    for (const [other, also] of counts) sum += count * also * differ(one, other)
  }
  return sum
}

const differences: {
  readonly [S in Scale]: (
    values: readonly number[],
    counts: ReadonlyMap<number, number>,
  ) => Difference
} = {
  nominal: () => (one, other) => (one === other ? 0 : 1),
  interval: () => (one, other) => (one - other) ** 2,
  ordinal: (values, counts) => {
    // The number of ratings up to the middle of those with this value: its mean rank.
    const rankOf = new Map<number, number>()
    let before = 0
    for (const value of values) {
      const count = counts.get(value) ?? 0
      rankOf.set(value, before + count / 2)
      before += count
    }
    return (one, other) => ((rankOf.get(one) ?? 0) - (rankOf.get(other) ?? 0)) ** 2
  },
}
