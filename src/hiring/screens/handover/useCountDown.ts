import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { CandidateMode } from '#schemas/records/device.ts'
import { countDown, whileCounting } from '#src/storage/device/candidateModeWrites.ts'

const TICK_MS = 1000
/** A page that the device froze for a while must not count that time. */
const LONGEST_TICK_MS = 2 * TICK_MS

/**
 * Candidate mode as it is stored, and counts its waits down while this page is visible. `refresh`
 * reads it again after something was written.
 */
export function useCountDown(atFirst: CandidateMode, onEnded: () => void) {
  const [mode, setMode] = useState(atFirst)
  const ended = useRef(onEnded)
  useEffect(() => {
    ended.current = onEnded
  }, [onEnded])

  const pass = useCallback(async (passedMs: number) => {
    const counted = await countDown(passedMs)
    // Storage fails: the wait just doesn't get shorter.
    if (!counted.ok) return
    if (counted.value === null) ended.current()
    else setMode(counted.value)
  }, [])
  const refresh = useCallback(() => pass(0), [pass])

  const isWaiting = mode.waitMs > 0 || mode.resetMs !== undefined
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  useEffect(() => {
    // A hidden page would keep a visible one from counting.
    if (!isWaiting || !isVisible) return
    const stop = new AbortController()
    void whileCounting(stop.signal, () => countTicks(stop.signal, pass))
    return () => stop.abort()
  }, [isWaiting, isVisible, pass])

  return { mode, refresh }
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Until `signal` aborts it. */
async function countTicks(signal: AbortSignal, pass: (passedMs: number) => Promise<void>) {
  let last = performance.now()
  while (!signal.aborted) {
    await aTick(signal)
    const now = performance.now()
    const passed = Math.min(now - last, LONGEST_TICK_MS)
    last = now
    if (!signal.aborted) await pass(passed)
  }
}

function aTick(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TICK_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
