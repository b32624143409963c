/**
 * When to write: at once when idle, then at most every 100 ms, one at a time, the latest wins; after a
 * failure again and again, with growing pauses. Knows nothing of what is written.
 */

/** The most that a change waits for the next write: the delay is what a crash loses. */
const COALESCE_MS = 100
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5000

export interface SaveLoop {
  /** Something changed. */
  touch(): void
  /** To be called as a write begins; what it gives is for `landed`. */
  begin(): number
  /** The write that began with `mark` is on the disk. */
  landed(mark: number): void
  /** Sees to it that what is not written yet will be. */
  schedule(): void
  isClean(): boolean
  isBusy(): boolean
  isPaused(): boolean
  /** Writes without waiting; settles when all is written, or a write failed. */
  flush(): Promise<void>
  pause(): void
  resume(): void
}

/** `write` rejects when nothing was written; it reports that itself. */
export function createSaveLoop(write: () => Promise<void>): SaveLoop {
  let given = 0
  let saved = 0
  let failures = 0
  let lastBegun = Number.NEGATIVE_INFINITY
  let paused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | null = null

  const isClean = () => saved === given
  const mayWrite = () => !paused && !isClean()

  function schedule(): void {
    if (writing || timer !== undefined || !mayWrite()) return
    const retry = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
    const wait = failures > 0 ? retry : lastBegun + COALESCE_MS - performance.now()
    timer = setTimeout(() => void save(), Math.max(0, wait))
  }

  /** Whoever asks during a write gets that one. */
  function save(): Promise<void> {
    cancel()
    writing ??= tryOnce()
    return writing
  }

  async function tryOnce(): Promise<void> {
    try {
      await write()
    } catch {
      failures += 1
    }
    writing = null
    schedule()
  }

  async function flush(): Promise<void> {
    if (!mayWrite()) return
    const failuresBefore = failures
    await save()
    if (failures <= failuresBefore) await flush()
  }

  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    schedule,
    isClean,
    isBusy: () => writing !== null,
    isPaused: () => paused,
    touch() {
      given += 1
      schedule()
    },
    begin() {
      lastBegun = performance.now()
      return given
    },
    landed(mark) {
      saved = Math.max(saved, mark)
      failures = 0
    },
    flush,
    pause() {
      paused = true
      cancel()
    },
    resume() {
      paused = false
      schedule()
    },
  }
}
