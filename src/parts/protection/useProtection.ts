import { useEffect, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import {
  onProtection,
  type ProtectionState,
  readProtection,
} from '#src/db/protection/protectionState.ts'

/** Undefined until it is read. What storage throws goes to the nearest error page. */
export function useProtection(): ProtectionState | undefined
export function useProtection(atFirst: ProtectionState): ProtectionState
export function useProtection(atFirst?: ProtectionState): ProtectionState | undefined {
  const [state, setState] = useState(atFirst)
  useEffect(() => {
    let newest = 0
    const look = async () => {
      newest += 1
      const mine = newest
      try {
        const read = await readProtection()
        if (mine === newest) setState(read)
      } catch (error) {
        setState(() => {
          throw asError(error)
        })
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
