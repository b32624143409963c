/**
 * The share in each group: 27 % separates the two groups best if scores are spread normally (Kelley
 * 1939, The selection of upper and lower groups for the validation of test items).
 */
const SHARE = 0.27

/** How much each submission counts in the groups with the highest and the lowest scores: 0 to 1. */
export type ScoreGroups = {
  /** The number of members of each. */
  size: number
  upper: number[]
  lower: number[]
}

/**
 * The 27 % with the highest and the 27 % with the lowest of these scores. Those with the same score
 * at the edge of a group share what is left of it, so that the order of the submissions makes no
 * difference (rule F6).
 */
export function scoreGroups(scores: readonly number[]): ScoreGroups {
  const size = Math.round(scores.length * SHARE)
  return { size, upper: topOf(scores, size), lower: topOf(scores.map(negative), size) }
}

function topOf(scores: readonly number[], size: number): number[] {
  const edge = scores.toSorted((a, b) => b - a)[size - 1] ?? Number.POSITIVE_INFINITY
  const above = scores.filter((score) => score > edge).length
  const atEdge = scores.filter((score) => score === edge).length
  return scores.map((score) => (score > edge ? 1 : score === edge ? (size - above) / atEdge : 0))
}

function negative(score: number): number {
  return -score
}
