import { useEffect, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import {
  onProtection,
  type ProtectionState,
  readProtection,
} from '#src/storage/protection/protectionState.ts'

/** Undefined until it is read. What storage throws goes to the nearest error page. */
export function useProtection(): ProtectionState | undefined {
  const found = useProtectionOrError()
  if (found instanceof Error) throw found
  return found
}

/**
 * Returns errors of storage instead of throwing them; `NotValid` if the stored key is damaged or
 * missing.
 */
export function useProtectionOrError(
  atFirst?: ProtectionState | Error,
): ProtectionState | Error | undefined {
  const [state, setState] = useState<ProtectionState | Error | undefined>(atFirst)
  useEffect(() => {
    let newest = 0
    const look = async () => {
      newest += 1
      const mine = newest
      try {
        const read = await readProtection()
        if (mine === newest) setState(read)
      } catch (error) {
        if (mine === newest) setState(asError(error))
      }
    }
    void look()
    const stop = onProtection(() => void look())
    return () => {
      newest = Number.POSITIVE_INFINITY
      stop()
    }
  }, [])
  return state
}
