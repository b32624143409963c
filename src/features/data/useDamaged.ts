import { useEffect, useState } from 'react'

import { listDamaged } from '#src/db/damaged.ts'
import type { DamagedRecord } from '#src/db/query.ts'

/** Looked for once: reading every record is no work for each change of one. */
export function useDamaged(): readonly DamagedRecord[] {
  const [damaged, setDamaged] = useState<readonly DamagedRecord[]>([])
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => {
    let isCurrent = true
    async function look(): Promise<void> {
      try {
        const found = await listDamaged()
        if (isCurrent) setDamaged(found)
      } catch (reason) {
        if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)))
      }
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [])

  // To the nearest boundary, which says that reading failed.
  if (error !== null) throw error
  return damaged
}
