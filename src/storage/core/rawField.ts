/** A field of a stored value that no schema has validated yet; undefined if it doesn't exist. */
export function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}
