import { type StorageHealth, storageHealth } from '#src/db/health.ts'
import { useQuery } from '#src/db/query.ts'
import { countRecords, type RecordCounts } from '#src/db/sampleData.ts'

export type Kept = { counts: RecordCounts & { sample: number }; health: StorageHealth }

const UNTOLD: StorageHealth = { persistent: null, usage: null, quota: null }

/**
 * How much there is and how it is kept; undefined while it is read. Both at once: the browser does
 * not tell by itself when its space fills, but it does so when records come or go.
 */
export function useKept(): Kept | undefined {
  return useQuery(readKept, [])
}

async function readKept(): Promise<Kept> {
  const counts = await countRecords()
  // A browser that refuses to tell is shown as one that does not tell.
  const health = await storageHealth().catch(() => UNTOLD)
  return { counts, health }
}
