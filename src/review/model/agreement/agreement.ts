/**
 * How far reviewers agree who judged the same things. Ratings are numbers, also for categories
 * without an order; null means not rated.
 */
export type Rating = number | null

/**
 * The share of units that all who rated them gave the same rating, among the units with at least
 * two ratings (rule A1); null if there are none. Each unit lists the ratings of all raters.
 */
export function exactAgreement(units: readonly (readonly Rating[])[]): number | null {
  const rated = units.map(ratedValues).filter((ratings) => ratings.length > 1)
  return rated.length === 0 ? null : sameRatings(units) / rated.length
}

/** How many units got the same rating from all who rated them, of whom there are at least two. */
export function sameRatings(units: readonly (readonly Rating[])[]): number {
  return units
    .map(ratedValues)
    .filter((ratings) => ratings.length > 1 && new Set(ratings).size === 1).length
}

/**
 * Cohen's kappa of two raters with quadratic weights (Cohen 1968, Weighted kappa; rule A2): 1 − the
 * mean squared difference that is observed / the one that is expected from how often each rater used
 * each rating. Units without both ratings are left out. Null if there are none, or if both used the
 * same single rating.
 */
export function weightedKappa(pairs: readonly (readonly [Rating, Rating])[]): number | null {
  const both = pairs.flatMap(([first, second]) =>
    first === null || second === null ? [] : [[first, second] as const],
  )
  const firsts = countsOf(both.map(([first]) => first))
  const seconds = countsOf(both.map(([, second]) => second))
  const observed = both.reduce((sum, [first, second]) => sum + (first - second) ** 2, 0)
  let expected = 0
  for (const [first, count] of firsts) {
    for (const [second, also] of seconds) expected += count * also * (first - second) ** 2
  }
  return expected === 0 ? null : 1 - (observed * both.length) / expected
}

/** The ratings that exist. */
export function ratedValues(ratings: readonly Rating[]): number[] {
  return ratings.flatMap((rating) => rating ?? [])
}

/** How often each rating occurs. */
export function countsOf(ratings: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const rating of ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1)
  return counts
}
