/** A computed figure, or the reason why there is none (rule F10). */
export type Figure =
  /** `cases`: how many submissions it is computed from. */
  | { kind: 'value'; value: number; cases: number }
  | { kind: 'tooFew'; cases: number; needed: number }
  /** All values are the same, so there is nothing to relate. */
  | { kind: 'noSpread'; cases: number }

/**
 * How many submissions a figure needs. A mean share of 10 has a standard error of at most 0.16
 * (the root of 0.25 / 10), so that easy and hard can be told apart. A correlation of 30 has one of
 * at most 0.19 (1 / the root of 29), and groups of 27 % have 8 members; 30 is also the least for
 * alpha in Yurdugül, Minimum sample size for Cronbach's coefficient alpha (2008).
 */
export const NEEDED = { mean: 10, relation: 30 } as const

/** The figure that `compute` gives, if there are enough values; null from it means no spread. */
export function figureOf(cases: number, needed: number, compute: () => number | null): Figure {
  if (cases < needed) return { kind: 'tooFew', cases, needed }
  const value = compute()
  return value === null ? { kind: 'noSpread', cases } : { kind: 'value', value, cases }
}

/** Its number; null if there is none. */
export function valueOf(figure: Figure | null): number | null {
  return figure?.kind === 'value' ? figure.value : null
}
