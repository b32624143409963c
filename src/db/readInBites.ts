import { Dexie, type Table } from 'dexie'

/**
 * Everything in a store, by key, damaged records and keys of every kind included; `bite` of them are
 * handed over in one task. Within a transaction nothing changes in between.
 */
export async function readInBites(
  table: Table<unknown>,
  bite: number,
  take: (raws: readonly unknown[]) => void,
): Promise<void> {
  let after: unknown = Dexie.minKey
  for (;;) {
    const raws = await table.where(':id').above(after).limit(bite).toArray()
    take(raws)
    if (raws.length < bite) return
    after = keyOf(table, raws.at(-1))
  }
}

function keyOf(table: Table<unknown>, raw: unknown): unknown {
  const { keyPath } = table.schema.primKey
  const fieldOfRaw = (field: string): unknown => Reflect.get(Object(raw), field)
  return Array.isArray(keyPath) ? keyPath.map(fieldOfRaw) : fieldOfRaw(String(keyPath))
}
