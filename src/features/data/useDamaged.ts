import { useEffect, useState } from 'react'

import { watchDamaged } from '#src/db/damaged.ts'
import type { DamagedRecord } from '#src/db/query.ts'

/** None until all have been looked at. */
export function useDamaged(): readonly DamagedRecord[] {
  const [damaged, setDamaged] = useState<readonly DamagedRecord[]>([])
  const [error, setError] = useState<Error | null>(null)

  useEffect(
    () =>
      watchDamaged(setDamaged, (reason) =>
        setError(reason instanceof Error ? reason : new Error(String(reason))),
      ),
    [],
  )

  // To the nearest boundary, which says that reading failed.
  if (error !== null) throw error
  return damaged
}
