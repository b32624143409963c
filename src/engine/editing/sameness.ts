/** Whether two values would be stored the same way. The order of properties doesn't matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, place) => isSame(item, b[place]))
    )
  }
  const valuesOfB = new Map<string, unknown>(Object.entries(b))
  const entriesOfA = Object.entries(a)
  return (
    entriesOfA.length === valuesOfB.size &&
    entriesOfA.every(([key, value]) => valuesOfB.has(key) && isSame(value, valuesOfB.get(key)))
  )
}
