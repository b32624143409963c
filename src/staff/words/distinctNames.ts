/**
 * The same names, for controls that act on one of several things: those that are read alike are
 * followed by their position, as in "Delete Oslo (option 2)".
 */
export function distinctNames(names: readonly string[], noun: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(readAs(name), (counts.get(readAs(name)) ?? 0) + 1)
  return names.map((name, at) =>
    counts.get(readAs(name)) === 1 ? name : `${name} (${noun} ${at + 1})`,
  )
}

function readAs(name: string): string {
  return name.trim().toLowerCase()
}
