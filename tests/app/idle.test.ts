import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { IDLE_MS, watchIdle } from '#src/app/idle.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Counts how often it was idle. */
function watched() {
  let count = 0
  const stop = watchIdle(() => {
    count += 1
  })
  return { stop, count: () => count }
}

test('nobody has used the app for ten minutes', () => {
  const { count } = watched()
  vi.advanceTimersByTime(IDLE_MS - 1)
  expect(count()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(count()).toBe(1)
  vi.advanceTimersByTime(3 * IDLE_MS)
  expect(count()).toBe(1)
})

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'])(
  '%s starts the ten minutes again',
  (type) => {
    const { count } = watched()
    vi.advanceTimersByTime(IDLE_MS - 1)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    vi.advanceTimersByTime(IDLE_MS - 1)
    expect(count()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(count()).toBe(1)
  },
)

test('input that wakes a device which slept longer comes too late', () => {
  const { count } = watched()
  // Timers don't run while it sleeps.
  vi.setSystemTime(Date.now() + IDLE_MS)
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(count()).toBe(1)
})

test('a clock that is set back does not extend the time', () => {
  const { count } = watched()
  vi.advanceTimersByTime(IDLE_MS / 2)
  vi.setSystemTime(Date.now() - 24 * 3_600_000)
  vi.advanceTimersByTime(IDLE_MS / 2)
  expect(count()).toBe(1)
})

test('what is ended watches no longer', () => {
  const { stop, count } = watched()
  stop()
  vi.advanceTimersByTime(2 * IDLE_MS)
  expect(count()).toBe(0)
})

test('what the app is busy with counts as input', () => {
  let isBusy = true
  let count = 0
  const stop = watchIdle(
    () => {
      count += 1
    },
    () => isBusy,
  )
  vi.advanceTimersByTime(3 * IDLE_MS)
  expect(count).toBe(0)
  isBusy = false
  vi.advanceTimersByTime(IDLE_MS)
  expect(count).toBe(1)
  stop()
})

test('input in another tab counts', async () => {
  const { count, stop } = watched()
  const told = new BroadcastChannel('talentflow-activity')
  const other = new BroadcastChannel('talentflow-activity')
  const received = new Promise((resolve) => other.addEventListener('message', resolve))
  vi.advanceTimersByTime(IDLE_MS - 1)
  told.postMessage(null)
  await received
  vi.advanceTimersByTime(IDLE_MS - 1)
  expect(count()).toBe(0)
  stop()
  told.close()
  other.close()
})
