import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createSaveLoop } from '#src/base/saveLoop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A loop whose writes take `takes` ms, or fail; records when they started. */
function loopOf({ takes = 0, failing = () => false }: { takes?: number; failing?: () => boolean }) {
  const starts: number[] = []
  const start = performance.now()
  const loop = createSaveLoop(async () => {
    const mark = loop.begin()
    starts.push(performance.now() - start)
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes))
    if (failing()) throw new Error('full')
    loop.written(mark)
  })
  return { loop, starts }
}

test('the first change is written at once', async () => {
  const { loop, starts } = loopOf({})
  loop.touch()
  await vi.advanceTimersByTimeAsync(0)
  expect(starts).toEqual([0])
  expect(loop.isClean()).toBe(true)
})

test('a change waits at most 100 ms for the next write, which covers several changes', async () => {
  const { loop, starts } = loopOf({})
  for (let at = 0; at < 300; at += 10) {
    loop.touch()
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.runAllTimersAsync()
  expect(starts).toEqual([0, 100, 200, 300])
  expect(loop.isClean()).toBe(true)
})

test('writes follow each other, however long one takes', async () => {
  const { loop, starts } = loopOf({ takes: 250 })
  loop.touch()
  await vi.advanceTimersByTimeAsync(50)
  loop.touch()
  await vi.runAllTimersAsync()
  expect(starts).toEqual([0, 250])
})

test('a failed write is retried with pauses growing to five seconds', async () => {
  let failuresLeft = 7
  const { loop, starts } = loopOf({ failing: () => failuresLeft-- > 0 })
  loop.touch()
  await vi.runAllTimersAsync()
  const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000])
  expect(loop.isClean()).toBe(true)
})

test('a delayed write happens when it is due, or with an earlier one', async () => {
  const { loop, starts } = loopOf({})
  const start = performance.now()
  loop.touch(start + 300)
  await vi.advanceTimersByTimeAsync(200)
  loop.touch(start + 500)
  await vi.advanceTimersByTimeAsync(250)
  expect(starts).toEqual([])
  loop.touch(start + 450)
  await vi.runAllTimersAsync()
  expect(starts).toEqual([450])
})

test('discarded changes are not written', async () => {
  const { loop, starts } = loopOf({})
  loop.touch()
  loop.drop()
  await vi.runAllTimersAsync()
  expect(starts).toEqual([])
  expect(loop.isClean()).toBe(true)
})
