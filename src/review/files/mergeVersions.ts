/**
 * Lists of several versions as one, the newest first: in its order, and what it no longer has after
 * what it followed in the newest list that has it (rule Y1).
 */
export function mergeVersions<T>(
  lists: readonly (readonly T[])[],
  keyOf: (each: T) => string,
): T[] {
  const united: T[] = []
  const known = new Set<string>()
  for (const list of lists) {
    let place = 0
    for (const each of list) {
      const key = keyOf(each)
      if (known.has(key)) {
        place = united.findIndex((other) => keyOf(other) === key) + 1
        continue
      }
      known.add(key)
      united.splice(place, 0, each)
      place += 1
    }
  }
  return united
}

/**
 * Headings that are all different: what repeats gets a number (rule Y2). Tables of Excel and most
 * databases take names for one that differ only in case or in how their accents are composed.
 */
export function distinct(
  headings: readonly string[],
  numbered: (heading: string, at: number) => string,
) {
  const used = new Set<string>()
  return headings.map((heading) => {
    let name = heading
    for (let at = 2; used.has(sameName(name)); at += 1) name = numbered(heading, at)
    used.add(sameName(name))
    return name
  })
}

function sameName(heading: string): string {
  return heading.normalize('NFKC').toLowerCase()
}
