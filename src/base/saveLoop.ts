/**
 * Decides when to write: when it is due, one write at a time, latest value wins, with retries at
 * growing intervals after a failure. It knows nothing about what is written. Times are those of
 * `performance.now()`.
 */

/** The longest that a change waits for the next write; this is what a crash can lose. */
const COALESCE_MS = 100
const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5000

export interface SaveLoop {
  /**
   * Something changed and should be written by `due`. The default is at once if there was no recent
   * write, otherwise 100 ms after the last write started.
   */
  touch(due?: number): void
  /** Marks what was given so far. */
  mark(): number
  /** Call when a write starts. Pass the returned mark, or an earlier one, to `written`. */
  begin(): number
  /** The write that started with `mark` is on disk. */
  written(mark: number): void
  /** Schedules a write for anything unsaved. */
  schedule(): void
  /** Discards unsaved changes; they no longer need writing. */
  drop(): void
  isClean(): boolean
  isBusy(): boolean
  isPaused(): boolean
  /** Writes immediately; settles when everything is written or a write has failed. */
  flush(): Promise<void>
  pause(): void
  resume(): void
}

/** `write` rejects when nothing was written, and reports that itself. */
export function createSaveLoop(write: () => Promise<void>): SaveLoop {
  let given = 0
  let saved = 0
  let failures = 0
  let lastBegun = Number.NEGATIVE_INFINITY
  let paused = false
  let dueAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let timerAt = 0
  let writing: Promise<void> | null = null

  const isClean = () => saved === given
  const mayWrite = () => !paused && !isClean()

  function schedule(): void {
    if (writing || !mayWrite()) return
    // Resetting a timer on every keystroke costs more than letting it fire and compute the
    // remaining wait.
    if (timer !== undefined && timerAt <= dueAt) return
    cancel()
    timerAt = dueAt
    timer = setTimeout(writeWhenDue, Math.max(0, dueAt - performance.now()))
  }

  function writeWhenDue(): void {
    timer = undefined
    // Timers may fire slightly early.
    if (dueAt - performance.now() < 1) void save()
    else schedule()
  }

  /** Calls during a write share its promise. */
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
      const pause = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
      dueAt = performance.now() + pause
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
    touch(due = lastBegun + COALESCE_MS) {
      given += 1
      if (failures === 0) dueAt = due
      schedule()
    },
    drop() {
      saved = given
      failures = 0
      cancel()
    },
    mark: () => given,
    begin() {
      lastBegun = performance.now()
      return given
    },
    written(mark) {
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
