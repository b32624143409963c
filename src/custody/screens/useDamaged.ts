import { asError } from '#src/base/asError.ts'
import { useEffect, useState } from 'react'

import { watchDamaged } from '#src/custody/storage/damaged.ts'
import type { DamagedRecord } from '#src/storage/core/query.ts'

/** Empty until all have been checked. */
export function useDamaged(): readonly DamagedRecord[] {
  const [damaged, setDamaged] = useState<readonly DamagedRecord[]>([])
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => watchDamaged(setDamaged, (reason) => setError(asError(reason))), [])

  // To the nearest boundary, which shows that reading failed.
  if (error !== null) throw error
  return damaged
}
