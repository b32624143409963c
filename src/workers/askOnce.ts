/**
 * Asks a worker for one thing and ends it, so that nothing it had in memory stays. Null if it could
 * not be loaded, crashed, or was cancelled.
 */
export async function askOnce<Reply>(
  worker: Worker,
  input: unknown,
  signal?: AbortSignal,
): Promise<Reply | null> {
  try {
    return await new Promise<Reply | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data))
      worker.addEventListener('error', () => resolve(null))
      signal?.addEventListener('abort', () => resolve(null))
      worker.postMessage(input)
    })
  } finally {
    worker.terminate()
  }
}
