/**
 * Runs something in a pause, once the browser has a moment, however often it was asked for:
 * work that follows typing must not stand between a key and what it paints.
 */
export interface IdleTimes {
  /** Milliseconds without another asking. */
  pause: number
  /** The longest that asking again and again can put it off. */
  within: number
}

export interface IdleTask {
  ask(): void
  /** Now, if it was asked for. */
  flush(): void
  cancel(): void
}

export function createIdleTask(run: () => void, { pause, within }: IdleTimes): IdleTask {
  let cancelAsked: (() => void) | null = null
  let since = 0
  const now = () => {
    cancelAsked = null
    run()
  }
  const wait = (ms: number) => {
    const timer = setTimeout(() => {
      cancelAsked = whenIdle(now)
    }, ms)
    return () => clearTimeout(timer)
  }
  return {
    ask() {
      if (!cancelAsked) since = Date.now()
      const left = since + within - Date.now()
      if (cancelAsked && left <= pause) return
      cancelAsked?.()
      cancelAsked = wait(Math.min(pause, left))
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

function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 100 })
  return () => cancelIdleCallback(handle)
}
