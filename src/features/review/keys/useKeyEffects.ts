import { useEffect, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import type { KeyEffects, KeyEffectsInput } from '#src/workers/responses/keyEffectsJob.ts'
import { startJob } from '#src/workers/responses/startJob.ts'
import type { Progress } from '#src/workers/responses/surroundings.ts'

interface Computed {
  /** What it was computed for. */
  input: KeyEffectsInput | null
  effects: KeyEffects | null
  progress: Progress | null
}

/**
 * What a key would change; null for null. Computed in a worker, again for each other `input`. A
 * failed read is thrown to the nearest error boundary.
 */
export function useKeyEffects(
  input: KeyEffectsInput | null,
): Pick<Computed, 'effects' | 'progress'> {
  const [computed, setComputed] = useState<Computed>({ input: null, effects: null, progress: null })
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    if (input === null) return undefined
    const job = startJob('keyEffects', input, (progress) =>
      setComputed({ input, effects: null, progress }),
    )
    const follow = async () => {
      const effects = await job.result
      if (effects !== null) setComputed({ input, effects, progress: null })
    }
    follow().catch((thrown: unknown) => setError(asError(thrown)))
    return job.stop
  }, [input])
  if (error !== null) throw error
  return computed.input === input ? computed : { effects: null, progress: null }
}
