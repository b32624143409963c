/**
 * Whether anybody uses the app on this device. What happens in one tab counts for all, so that they
 * lock together.
 */

/** Staff pages lock after this long without input. */
export const IDLE_MS = 10 * 60_000

const CHANNEL = 'talentflow-activity'
/** Other tabs are told this often. */
const TOLD_MS = 5000
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const
const RETURN = ['focus', 'pageshow'] as const

/**
 * Calls `onIdle` once, after ten minutes without input. Whatever the app is busy with counts as
 * input. Returns a function that ends it.
 */
export function watchIdle(onIdle: () => void, isBusy: () => boolean = () => false): () => void {
  let last = now()
  let told = last
  let timer: ReturnType<typeof setTimeout> | undefined
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)

  const isOver = () => elapsed(last, now()) >= IDLE_MS
  /** True if it was over: a device that slept may wake with an input. */
  const check = (): boolean => {
    if (!isOver()) return false
    if (isBusy()) {
      last = now()
      return false
    }
    stop()
    onIdle()
    return true
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => check() || wait(), Math.max(0, IDLE_MS - elapsed(last, now())))
  }
  const heard = () => {
    if (!check()) last = now()
  }
  const used = () => {
    heard()
    if (elapsed(told, last) < TOLD_MS) return
    told = last
    channel?.postMessage(null)
  }
  const look = () => void check()
  const stop = () => {
    clearTimeout(timer)
    channel?.close()
    for (const type of INPUT) window.removeEventListener(type, used, { capture: true })
    for (const type of RETURN) window.removeEventListener(type, look)
    document.removeEventListener('visibilitychange', look)
  }

  for (const type of INPUT) window.addEventListener(type, used, { capture: true, passive: true })
  for (const type of RETURN) window.addEventListener(type, look)
  document.addEventListener('visibilitychange', look)
  channel?.addEventListener('message', heard)
  wait()
  return stop
}

interface Moment {
  wall: number
  page: number
}

function now(): Moment {
  return { wall: Date.now(), page: performance.now() }
}

/** By the clock that shows more: the page's stops while the device sleeps, the device's can be set. */
function elapsed(from: Moment, to: Moment): number {
  return Math.max(to.wall - from.wall, to.page - from.page)
}
