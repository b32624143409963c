import { type StorageHealth, storageHealth } from '#src/db/device/storageHealth.ts'
import { useQuery } from '#src/db/core/query.ts'
import { countRecords, type RecordCounts } from '#src/db/whole/sampleData.ts'

export type StoredData = { counts: RecordCounts & { sample: number }; health: StorageHealth }

const UNTOLD: StorageHealth = { persistent: null, usage: null, quota: null }

/**
 * How much is stored and how; undefined while loading. Read together, because browsers send no
 * event when their storage fills up, but that happens when records change.
 */
export function useStoredData(): StoredData | undefined {
  return useQuery(readKept, [])
}

async function readKept(): Promise<StoredData> {
  const counts = await countRecords()
  // If the browser refuses to answer, the values are unknown.
  const health = await storageHealth().catch(() => UNTOLD)
  return { counts, health }
}
