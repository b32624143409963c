/** Whether two shares differ by more than chance explains (rule G8). */

/** How many of how many. */
export interface Proportion {
  members: number
  selected: number
}

export interface TwoProportions {
  method: 'z' | 'fisher'
  /** How probable a difference at least as large is if both have the same chance; from 0 to 1. */
  p: number
}

/** The fewest that are expected in each cell for the approximation: Cochran, Some methods for strengthening the common chi-squared tests (1954). */
const LEAST_EXPECTED = 5

/**
 * The two-sided test of two proportions: Fisher's exact one if fewer than 5 selected or not selected
 * are expected in one of them, and otherwise the z test. The Uniform Guidelines ask whether a
 * difference is significant (29 CFR 1607.4 D; their Questions and Answers, 44 FR 11996, Q&A 20 to 22).
 */
export function compareProportions(one: Proportion, other: Proportion): TwoProportions {
  return leastExpected(one, other) < LEAST_EXPECTED
    ? { method: 'fisher', p: fishersExact(one, other) }
    : { method: 'z', p: twoSided(zOf(one, other)) }
}

/**
 * The z statistic of the difference, with the pooled share in its standard error; its square is
 * Pearson's chi-square without a correction (Fleiss, Statistical Methods for Rates and Proportions,
 * 3rd edition, chapter 3). 0 if all or none are selected. Neither may be empty.
 */
export function zOf(one: Proportion, other: Proportion): number {
  const pooled = (one.selected + other.selected) / (one.members + other.members)
  const variance = pooled * (1 - pooled) * (1 / one.members + 1 / other.members)
  if (variance === 0) return 0
  return (one.selected / one.members - other.selected / other.members) / Math.sqrt(variance)
}

/**
 * Fisher's exact test, two-sided: the probability, with the totals as they are, of all tables that are
 * no more probable than this one (Agresti, Categorical Data Analysis, 2nd edition, section 3.5.1).
 * Tables whose probabilities differ by rounding only are equally probable.
 */
export function fishersExact(one: Proportion, other: Proportion): number {
  const selected = one.selected + other.selected
  const least = Math.max(0, selected - other.members)
  const most = Math.min(one.members, selected)
  // Each weight from the one before; their sum stands for all tables.
  const weights = [1]
  for (let count = least; count < most; count += 1) {
    const ratio =
      ((one.members - count) * (selected - count)) /
      ((count + 1) * (other.members - selected + count + 1))
    weights.push((weights.at(-1) ?? 0) * ratio)
    // The largest stays 1, so that none is beyond what a number can hold.
    if (ratio > 1) scaleDown(weights)
  }
  const observed = (weights[one.selected - least] ?? 0) * (1 + 1e-7)
  const total = sumOf(weights)
  return Math.min(1, sumOf(weights.filter((weight) => weight <= observed)) / total)
}

/** The probability of a standard normal value at least this far from 0, in either direction. */
export function twoSided(z: number): number {
  return complementaryError(Math.abs(z) / Math.SQRT2)
}

/** erfc for x ≥ 0: Abramowitz and Stegun, 7.1.6 below 2.5, and the continued fraction 7.1.14 above. */
function complementaryError(x: number): number {
  const scale = Math.exp(-x * x) / Math.sqrt(Math.PI)
  if (x < 2.5) {
    let [term, sum] = [x, x]
    for (let n = 1; term > sum * 1e-17; n += 1) {
      term *= (2 * x * x) / (2 * n + 1)
      sum += term
    }
    return 1 - 2 * scale * sum
  }
  let fraction = x
  for (let n = 80; n > 0; n -= 1) fraction = x + n / 2 / fraction
  return scale / fraction
}

function leastExpected(one: Proportion, other: Proportion): number {
  const members = one.members + other.members
  const selected = one.selected + other.selected
  const rarer = Math.min(selected, members - selected)
  return (Math.min(one.members, other.members) * rarer) / members
}

function scaleDown(weights: number[]): void {
  const largest = weights.at(-1) ?? 1
  for (const [place, weight] of weights.entries()) weights[place] = weight / largest
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}
