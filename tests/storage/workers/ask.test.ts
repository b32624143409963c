import { expect, test, vi } from 'vitest'

import { ask, type TaskWorker } from '#src/storage/workers/ask.ts'
import { handleTasks } from '#src/storage/workers/handleTasks.ts'
import type { Tasks } from '#src/storage/workers/tasks.ts'

import { stubWorkers, withStubWorkers } from './stubWorkers.ts'

interface Counting {
  count: { input: number; progress: number; result: string }
}

const inPage: Tasks<Counting> = {
  async count(input, report) {
    for (let at = 1; at <= input; at += 1) await report(at)
    return 'in the page'
  },
}
const worker: TaskWorker<Counting> = {
  name: 'draft',
  load: async () => inPage,
  context: () => 'key',
}

withStubWorkers()

/** Each of the workers performs these tasks with the real handler. */
function workersFor(tasks: Tasks<Counting>, prepare: (context: string) => void = () => undefined) {
  return stubWorkers((stub, request) => {
    const thread: { postMessage: (data: unknown) => void; onmessage?: (event: unknown) => void } = {
      postMessage: (data) => stub.reply(structuredClone(data)),
    }
    vi.stubGlobal('self', thread)
    handleTasks(tasks, { prepare })
    thread.onmessage?.({ data: request })
  })
}

test('a worker reports progress and gives the result, and is ended', async () => {
  const contexts: string[] = []
  const started = workersFor(
    {
      async count(input, report) {
        await report(input * 10)
        await report(input * 20)
        return `of ${input}`
      },
    },
    (context) => contexts.push(context),
  )
  const progress: number[] = []
  const onProgress = (at: number) => progress.push(at)
  expect(await ask(worker, 'count', 3, { onProgress })).toBe('of 3')
  expect(progress).toEqual([30, 60])
  expect(contexts).toEqual(['key'])
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true])
})

test('without workers the page does the task', async () => {
  const progress: number[] = []
  const onProgress = (at: number) => progress.push(at)
  expect(await ask(worker, 'count', 2, { onProgress })).toBe('in the page')
  expect(progress).toEqual([1, 2])
})

test('if the worker crashes, or can’t be loaded, the page does the task', async () => {
  const started = stubWorkers((stub) => stub.crash())
  expect(await ask(worker, 'count', 2)).toBe('in the page')
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true])
})

test('if the task fails in the worker, the page does it and throws what is wrong', async () => {
  const failing: Tasks<Counting> = { count: () => Promise.reject(new RangeError('Too many')) }
  workersFor(failing)
  expect(await ask(worker, 'count', 2)).toBe('in the page')
  const asked = ask({ ...worker, load: async () => failing }, 'count', 2)
  await expect(asked).rejects.toThrow(new RangeError('Too many'))
})

test('a stopped task gives null, ends its worker and reports nothing more', async () => {
  const started = stubWorkers()
  const stopping = new AbortController()
  const progress: number[] = []
  const onProgress = (at: number) => progress.push(at)
  const asked = ask(worker, 'count', 3, { onProgress, signal: stopping.signal })
  started[0]?.reply({ kind: 'progress', progress: 1 })
  stopping.abort()
  started[0]?.reply({ kind: 'progress', progress: 2 })
  expect(await asked).toBeNull()
  expect(progress).toEqual([1])
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true])
  expect(await ask(worker, 'count', 3, { signal: stopping.signal })).toBeNull()
  expect(started).toHaveLength(1)
})

test('the page stops at its next report', async () => {
  const stopping = new AbortController()
  const progress: number[] = []
  const onProgress = (at: number) => {
    progress.push(at)
    if (at === 2) stopping.abort()
  }
  expect(await ask(worker, 'count', 9, { onProgress, signal: stopping.signal })).toBeNull()
  expect(progress).toEqual([1, 2])
})
