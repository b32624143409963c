/** A field of something stored that no schema has looked at yet; undefined when it has none. */
export function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}
