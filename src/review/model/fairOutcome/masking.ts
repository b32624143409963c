/** Which groups are too small to be shown, and which others would give them away (rule G6). */

/**
 * The fewest candidates of a group with figures. Five is the least that statistical offices commonly
 * publish; see the UK's Government Statistical Service, Confidentiality guidance for tables (2014), and
 * Hundepool et al., Statistical Disclosure Control (2012), chapter 5, on hiding a second cell.
 */
export const LEAST_SHOWN = 5

/**
 * The places of the groups with these sizes that are not shown. Everybody can know how many candidates
 * there are in all, so what is not shown can be computed together: it has to be at least as many as a
 * group that is shown, or nobody at all.
 */
export function maskedPlaces(sizes: readonly number[]): ReadonlySet<number> {
  const ascending = sizes
    .map((size, place) => ({ size, place }))
    .toSorted((a, b) => a.size - b.size)
  const masked = new Set<number>()
  let together = 0
  for (const { size, place } of ascending) {
    const isRevealed = together > 0 && together < LEAST_SHOWN
    if (size >= LEAST_SHOWN && !isRevealed) break
    masked.add(place)
    together += size
  }
  return masked
}
