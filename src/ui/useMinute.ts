import { useSyncExternalStore } from 'react'

/** Twice a minute, so that no minute is skipped. */
const STEP_MS = 30_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The moment, in steps of half a minute: the same for all that is shown at once. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, moment)
}

function moment(): number {
  return Math.floor(Date.now() / STEP_MS) * STEP_MS
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, STEP_MS)
  // Timers stand still in a tab that nobody sees, and on a device that sleeps.
  if (listeners.size === 1) document.addEventListener('visibilitychange', tick)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', tick)
  }
}

function tick(): void {
  for (const listener of listeners) listener()
}
