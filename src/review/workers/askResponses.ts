import { connectionLossOr } from '#src/storage/core/connectionLoss.ts'
import { readingKeys } from '#src/storage/sealing/openKeys.ts'
import { createPauses } from '#src/base/pauses.ts'
import { ask, type AskOptions, type TaskWorker } from '#src/storage/workers/ask.ts'

import type { JobKind, Jobs } from './jobs.ts'

const responsesWorker: TaskWorker<Jobs> = {
  name: 'responses',
  // Loaded only without a worker, because the writers of files are large.
  load: async () => (await import('./jobs.ts')).jobs,
  pause: createPauses(),
  context: readingKeys,
}

/**
 * Asks for something of all responses to an assessment. Null if it was stopped by `signal`, or because
 * the page was left. Rejects if the responses can't be read.
 */
export async function askResponses<K extends JobKind>(
  kind: K,
  input: Jobs[K]['input'],
  { onProgress, signal: stopping }: AskOptions<Jobs[K]['progress']> = {},
): Promise<Jobs[K]['result'] | null> {
  if (stopping?.aborted) return null
  const ending = new AbortController()
  const { signal } = ending
  const end = () => ending.abort()
  // A page in the back/forward cache must keep neither keys nor an open transaction.
  window.addEventListener('pagehide', end, { signal })
  stopping?.addEventListener('abort', end, { signal })
  try {
    return await ask(responsesWorker, kind, input, { ...(onProgress && { onProgress }), signal })
  } catch (thrown) {
    // Dexie alone would say only that its connection is closed.
    throw connectionLossOr(thrown)
  } finally {
    end()
  }
}
