import { createListeners } from '#src/base/store.ts'
import { useSyncExternalStore } from 'react'

/** Twice a minute, so that no minute is skipped. */
const STEP_MS = 30_000

const { subscribe, notify } = createListeners(() => {
  const timer = setInterval(notify, STEP_MS)
  // Timers stop in hidden tabs and on sleeping devices.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
})

/** The current time in steps of half a minute, shared by the whole page. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, moment)
}

function moment(): number {
  return Math.floor(Date.now() / STEP_MS) * STEP_MS
}
