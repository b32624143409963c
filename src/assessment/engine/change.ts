type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]

/** A change of properties; `undefined` removes an optional one. */
export type ChangeOf<T> = {
  [K in keyof T]?: K extends OptionalKeys<T> ? T[K] | undefined : T[K]
}

/** The value with a change applied. Removed properties are absent, not undefined. */
export function withChange<T extends object>(value: T, change: object): T {
  const changed = { ...value, ...change }
  for (const [key, part] of Object.entries(changed)) {
    if (part === undefined) Reflect.deleteProperty(changed, key)
  }
  return changed
}

/** The list with every item mapped, or the same list if no item changed. */
export function mapChanged<T>(items: T[], change: (item: T) => T): T[] {
  const changed = items.map(change)
  return changed.every((item, place) => item === items[place]) ? items : changed
}

/** The list with items inserted at an index, which is clamped to the list. */
export function inserted<T>(items: readonly T[], index: number, ...added: T[]): T[] {
  const place = Math.max(0, Math.min(index, items.length))
  return [...items.slice(0, place), ...added, ...items.slice(place)]
}

/** The list with the item of this id moved to another index. */
export function moved<T extends { id: string }>(items: T[], id: string, index: number): T[] {
  const item = items.find((each) => each.id === id)
  if (item === undefined) return items
  return inserted(without(items, id), index, item)
}

/** The list without the item of this id, or the same list if it isn't there. */
export function without<T extends { id: string }>(items: T[], id: string): T[] {
  return items.some((each) => each.id === id) ? items.filter((each) => each.id !== id) : items
}
