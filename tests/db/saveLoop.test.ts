import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createSaveLoop } from '#src/db/saveLoop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A loop whose writes take `takes` ms, or fail; with the moments at which they began. */
function loopOf({ takes = 0, failing = () => false }: { takes?: number; failing?: () => boolean }) {
  const begun: number[] = []
  const start = performance.now()
  const loop = createSaveLoop(async () => {
    const mark = loop.begin()
    begun.push(performance.now() - start)
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes))
    if (failing()) throw new Error('full')
    loop.landed(mark)
  })
  return { loop, begun }
}

test('the first change is written at once', async () => {
  const { loop, begun } = loopOf({})
  loop.touch()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual([0])
  expect(loop.isClean()).toBe(true)
})

test('a change waits 100 ms at most for the next write, and one write takes many', async () => {
  const { loop, begun } = loopOf({})
  for (let at = 0; at < 300; at += 10) {
    loop.touch()
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.runAllTimersAsync()
  expect(begun).toEqual([0, 100, 200, 300])
  expect(loop.isClean()).toBe(true)
})

test('writes follow each other, however long one takes', async () => {
  const { loop, begun } = loopOf({ takes: 250 })
  loop.touch()
  await vi.advanceTimersByTimeAsync(50)
  loop.touch()
  await vi.runAllTimersAsync()
  expect(begun).toEqual([0, 250])
})

test('a failed write is tried again with pauses that grow up to five seconds', async () => {
  let failuresLeft = 7
  const { loop, begun } = loopOf({ failing: () => failuresLeft-- > 0 })
  loop.touch()
  await vi.runAllTimersAsync()
  const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? 0))
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000])
  expect(loop.isClean()).toBe(true)
})
