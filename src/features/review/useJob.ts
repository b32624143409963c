import { useEffect, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import { observeReviewing } from '#src/db/reviewing/observing.ts'
import type { JobKind, Jobs } from '#src/workers/responses/jobs.ts'
import { type RunningJob, startJob } from '#src/workers/responses/startJob.ts'

interface Followed<K extends JobKind> {
  input: Jobs[K]['input'] | null
  /** The latest result; null until the first. */
  result: Jobs[K]['result'] | null
  /** Of the first reading; what is shown already stays while it is read again. */
  progress: Jobs[K]['progress'] | null
}

/**
 * A job with all responses to an assessment, done again when any of them changes in any tab, and for
 * each other `input`, which must stay the same object; null as long as it isn't known. A failed read is
 * thrown to the nearest error boundary.
 */
export function useJob<K extends JobKind>(
  kind: K,
  assessmentId: string,
  input: Jobs[K]['input'] | null,
): Omit<Followed<K>, 'input'> {
  const [followed, setFollowed] = useState<Followed<K>>({ input, result: null, progress: null })
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    if (input === null) return undefined
    let job: RunningJob<K> | null = null
    let isStale = false
    const run = async () => {
      if (job !== null) {
        isStale = true
        return
      }
      do {
        isStale = false
        const running = startJob(kind, input, (progress) =>
          setFollowed((before) =>
            before.input === input && before.result !== null
              ? before
              : { input, result: null, progress },
          ),
        )
        job = running
        const result = await running.result
        job = null
        // Stopped, with the effect or with the page.
        if (result === null) return
        setFollowed({ input, result, progress: null })
      } while (isStale)
    }
    const runOrFail = () =>
      void run().catch((thrown: unknown) => {
        job = null
        setError(asError(thrown))
      })
    const end = observeReviewing(assessmentId, runOrFail)
    runOrFail()
    return () => {
      end()
      job?.stop()
    }
  }, [kind, assessmentId, input])
  if (error !== null) throw error
  return followed.input === input ? followed : { result: null, progress: null }
}
