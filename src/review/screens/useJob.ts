import { useEffect, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import { observeReviewing } from '#src/review/storage/observing.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { AssessmentJob, Jobs } from '#src/review/workers/jobs.ts'

interface Followed<K extends AssessmentJob> {
  input: Jobs[K]['input'] | null
  /** The latest result; null until the first. */
  result: Jobs[K]['result'] | null
  /**
   * The progress of the first reading; afterwards the last result stays while responses are read
   * again.
   */
  progress: Jobs[K]['progress'] | null
}

/**
 * A job with all responses to an assessment, done for each other `input`, which must stay the same
 * object; null as long as it isn't known. Unless it is done `once`, it is done again when any of the
 * responses changes in any tab. A failed read is thrown to the nearest error boundary.
 */
export function useJob<K extends AssessmentJob>(
  kind: K,
  input: Jobs[K]['input'] | null,
  once?: 'once',
): Omit<Followed<K>, 'input'> {
  const [followed, setFollowed] = useState<Followed<K>>({ input, result: null, progress: null })
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    if (input === null) return undefined
    const stopping = new AbortController()
    let isRunning = false
    let isStale = false
    const onProgress = (progress: Jobs[K]['progress']) =>
      setFollowed((before) =>
        before.input === input && before.result !== null
          ? before
          : { input, result: null, progress },
      )
    const run = async () => {
      isStale = isRunning
      if (isRunning) return
      isRunning = true
      do {
        isStale = false
        const result = await askResponses(kind, input, { onProgress, signal: stopping.signal })
        // Stopped, with the effect or with the page.
        if (result === null) break
        setFollowed({ input, result, progress: null })
      } while (isStale)
      isRunning = false
    }
    const runOrFail = () =>
      void run().catch((thrown: unknown) => {
        isRunning = false
        setError(asError(thrown))
      })
    const end = once ? () => undefined : observeReviewing(input.assessmentId, runOrFail)
    runOrFail()
    return () => {
      end()
      stopping.abort()
    }
  }, [kind, input, once])
  if (error !== null) throw error
  return followed.input === input ? followed : { result: null, progress: null }
}
