/** How many of how many. */
export interface Proportion {
  members: number
  selected: number
}

/**
 * How probable a difference at least as large is if both groups have the same chance, by Fisher's
 * exact test, two-sided: the probability, with the totals as they are, of all tables that are no
 * more probable than this one (Agresti, Categorical Data Analysis, 2nd edition, section 3.5.1).
 * Tables whose probabilities differ by rounding only are equally probable. The Uniform Guidelines ask
 * whether a difference is significant (29 CFR 1607.4 D; their Questions and Answers, 44 FR 11996,
 * Q&A 20 to 22).
 */
export function fishersExact(one: Proportion, other: Proportion): number {
  const selected = one.selected + other.selected
  const least = Math.max(0, selected - other.members)
  const most = Math.min(one.members, selected)
  /** The next table's probability divided by that of the table with this count in the first group. */
  const ratio = (count: number): number =>
    ((one.members - count) * (selected - count)) /
    ((count + 1) * (other.members - selected + count + 1))
  const likeliest = Math.floor(
    ((one.members + 1) * (selected + 1)) / (one.members + other.members + 2),
  )
  // Relative to the likeliest table, so that no weight is more than a number can hold.
  const weights = new Map([[likeliest, 1]])
  for (let [count, weight] = [likeliest, 1]; count < most; count += 1) {
    weights.set(count + 1, (weight *= ratio(count)))
  }
  for (let [count, weight] = [likeliest, 1]; count > least; count -= 1) {
    weights.set(count - 1, (weight /= ratio(count - 1)))
  }
  const observed = (weights.get(one.selected) ?? 0) * (1 + 1e-7)
  let [all, rarer] = [0, 0]
  for (const weight of weights.values()) {
    all += weight
    if (weight <= observed) rarer += weight
  }
  return Math.min(1, rarer / all)
}
