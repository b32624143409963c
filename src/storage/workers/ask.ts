import type { Reply, TaskTypes, Tasks, TypesByName, WorkerName } from './tasks.ts'
import { scriptAddress } from './scriptAddress.ts'

/** A worker, and how a page manages without it. */
export interface TaskWorker<T extends TypesByName<T>> {
  name: WorkerName
  /**
   * Loads the tasks into the page, where the browser has no workers, or the worker could not be
   * loaded or failed.
   */
  load: () => Promise<Tasks<T>>
  /** Awaited in the page after each report of progress, so that it responds meanwhile. */
  pause?: () => Promise<void> | undefined
  /** Data that every task of the worker needs; the page has it already. */
  context?: () => unknown
}

export interface AskOptions<Progress> {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/**
 * Has one task done by a worker of its own, which is ended afterwards with all that it had in memory.
 * If the worker fails, the page does the task. Null if it was stopped by `signal`.
 */
export function ask<T extends TypesByName<T>, K extends keyof T>(
  worker: TaskWorker<T>,
  name: K,
  input: T[K]['input'],
  options: AskOptions<T[K]['progress']> & { signal: AbortSignal },
): Promise<T[K]['result'] | null>
export function ask<T extends TypesByName<T>, K extends keyof T>(
  worker: TaskWorker<T>,
  name: K,
  input: T[K]['input'],
  options?: AskOptions<T[K]['progress']> & { signal?: never },
): Promise<T[K]['result']>
export async function ask<T extends TypesByName<T>, K extends keyof T>(
  worker: TaskWorker<T>,
  name: K,
  input: T[K]['input'],
  options: AskOptions<T[K]['progress']> = {},
): Promise<T[K]['result'] | null> {
  if (options.signal?.aborted) return null
  const request = { name, input, context: worker.context?.() }
  const started = startWorker(worker.name)
  if (started !== null) {
    const reply = await replyOf<T[K]>(started, request, options)
    if (reply?.kind === 'done') return reply.result
    if (options.signal?.aborted) return null
  }
  return inPage(worker, name, input, options)
}

/** The last reply; null if the worker could not be loaded, crashed, or was stopped. */
function replyOf<T extends TaskTypes>(
  worker: Worker,
  request: unknown,
  { onProgress, signal }: AskOptions<T['progress']>,
): Promise<Reply<T> | null> {
  return new Promise((resolve) => {
    const end = (reply: Reply<T> | null) => {
      worker.terminate()
      resolve(reply)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<T>>) => {
      if (data.kind !== 'progress') end(data)
      else if (!signal?.aborted) onProgress?.(data.progress)
    })
    worker.addEventListener('error', () => end(null))
    signal?.addEventListener('abort', () => end(null))
    worker.postMessage(request)
  })
}

async function inPage<T extends TypesByName<T>, K extends keyof T>(
  { load, pause }: TaskWorker<T>,
  name: K,
  input: T[K]['input'],
  { onProgress, signal }: AskOptions<T[K]['progress']>,
): Promise<T[K]['result'] | null> {
  const tasks = await load()
  try {
    const result = await tasks[name](input, async (progress) => {
      signal?.throwIfAborted()
      onProgress?.(progress)
      await pause?.()
    })
    return signal?.aborted ? null : result
  } catch (thrown) {
    if (signal?.aborted) return null
    throw thrown
  }
}

/** Null if the browser has no workers. */
function startWorker(name: WorkerName): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(scriptAddress(name), { type: 'module' })
}
