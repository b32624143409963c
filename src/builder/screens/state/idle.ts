/**
 * Debounces a task and runs it when the browser is idle: work that follows typing must not delay
 * the paint after a keystroke.
 */
import { whenIdle } from '#src/base/whenIdle.ts'

export interface IdleTimes {
  /** Milliseconds without another request. */
  pause: number
  /** The longest that repeated requests can delay it. */
  within: number
}

export interface IdleTask {
  request(): void
  /** Runs it now if it was requested. */
  flush(): void
  cancel(): void
}

/**
 * Requested on every keystroke, so this must be cheap: a single timer computes the remaining wait.
 */
export function createIdleTask(run: () => void, { pause, within }: IdleTimes): IdleTask {
  let cancelAsked: (() => void) | null = null
  let since = 0
  let asked = 0
  const now = () => {
    cancelAsked = null
    run()
  }
  const left = () => Math.min(asked + pause, since + within) - Date.now()
  const wait = () => {
    const timer = setTimeout(() => {
      if (left() > 0) wait()
      else cancelAsked = whenIdle(() => (left() > 0 ? wait() : now()))
    }, left())
    cancelAsked = () => clearTimeout(timer)
  }
  return {
    request() {
      asked = Date.now()
      if (cancelAsked) return
      since = asked
      wait()
    },
    flush() {
      if (!cancelAsked) return
      cancelAsked()
      now()
    },
    cancel() {
      cancelAsked?.()
      cancelAsked = null
    },
  }
}
