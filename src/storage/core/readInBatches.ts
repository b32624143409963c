import { Dexie, type Table } from 'dexie'

/**
 * Reads everything in a store by key, including damaged records and keys of any type, in batches of
 * `batchSize` per task. Within a transaction nothing changes meanwhile.
 */
export async function readInBatches(
  table: Table<unknown>,
  batchSize: number,
  take: (raws: readonly unknown[]) => void,
): Promise<void> {
  let after: unknown = Dexie.minKey
  for (;;) {
    const raws = await table.where(':id').above(after).limit(batchSize).toArray()
    take(raws)
    if (raws.length < batchSize) return
    after = keyOf(table, raws.at(-1))
  }
}

function keyOf(table: Table<unknown>, raw: unknown): unknown {
  const { keyPath } = table.schema.primKey
  const fieldOfRaw = (field: string): unknown => Reflect.get(Object(raw), field)
  return Array.isArray(keyPath) ? keyPath.map(fieldOfRaw) : fieldOfRaw(String(keyPath))
}
