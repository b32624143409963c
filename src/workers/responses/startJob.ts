import { lossOr } from '#src/db/core/loss.ts'
import { readingKeys } from '#src/db/sealing/openKeys.ts'
import { createPauses } from '#src/exchange/backup/pauses.ts'
import { startWorker } from '#src/workers/startWorker.ts'

import type { JobReply } from './jobMessages.ts'
import type { JobKind, Jobs } from './jobs.ts'

export interface RunningJob<K extends JobKind> {
  /** Null if it was stopped. Rejects if the responses can't be read. */
  result: Promise<Jobs[K]['result'] | null>
  /** Ends the worker, and with it everything it has read. */
  stop: () => void
}

/**
 * Starts a job in a worker of its own, which ends with the job or with the page. Where there are no
 * workers, or it can't be loaded, the page does the job with pauses.
 */
export function startJob<K extends JobKind>(
  kind: K,
  input: Jobs[K]['input'],
  onProgress: (progress: Jobs[K]['progress']) => void,
  start: () => Worker | null = () => startWorker('responses'),
): RunningJob<K> {
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => stopping.abort()
  const worker = start()
  const inPlace = () => doHere(kind, input, onProgress, signal)
  const result =
    worker === null ? inPlace() : doIn(worker, { kind, input }, onProgress, inPlace, signal)
  if (typeof window !== 'undefined') {
    // A page in the back/forward cache must keep neither keys nor an open transaction.
    window.addEventListener('pagehide', stop, { signal })
  }
  result.then(stop, stop)
  return { result, stop }
}

function doIn<K extends JobKind>(
  worker: Worker,
  { kind, input }: { kind: K; input: Jobs[K]['input'] },
  onProgress: (progress: Jobs[K]['progress']) => void,
  inPlace: () => Promise<Jobs[K]['result'] | null>,
  signal: AbortSignal,
): Promise<Jobs[K]['result'] | null> {
  return new Promise<Jobs[K]['result'] | null>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      worker.terminate()
      resolve(null)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<JobReply<K>>) => {
      if (signal.aborted) return
      if (data.kind === 'progress') {
        onProgress(data.progress)
        return
      }
      worker.terminate()
      if (data.kind === 'done') resolve(data.result)
      else reject(Object.assign(new Error(data.message), { name: data.name }))
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      if (!signal.aborted) resolve(inPlace())
    })
    worker.postMessage({ kind, input, keys: readingKeys() })
  })
}

async function doHere<K extends JobKind>(
  kind: K,
  input: Jobs[K]['input'],
  onProgress: (progress: Jobs[K]['progress']) => void,
  signal: AbortSignal,
): Promise<Jobs[K]['result'] | null> {
  // Loaded only here, because the writers of files are large.
  const { jobs } = await import('./jobs.ts')
  const running = jobs[kind](input, { afterBatch: createPauses() })
  for (;;) {
    const next = await running.next().catch(rethrow)
    if (signal.aborted) return null
    if (next.done === true) return next.value
    onProgress(next.value)
  }
}

/** Dexie alone would say only that its connection is closed. */
function rethrow(error: unknown): never {
  throw lossOr(error)
}
