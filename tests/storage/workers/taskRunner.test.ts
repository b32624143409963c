import { expect, test, vi } from 'vitest'
import { checkPaths, type PathCheck } from '#src/builder/model/paths/prover.ts'
import { createTaskRunner } from '#src/storage/workers/taskRunner.ts'
import { type DraftTasks, draftTasks } from '#src/builder/workers/draftTasks.ts'
import { anAssessment, number, section } from '#tests/support/definitions.ts'

import { stubWorkers, withStubWorkers } from './stubWorkers.ts'

type PathRequest = DraftTasks['paths']['input']

function requestOf(count: number): PathRequest {
  const questions = Array.from({ length: count }, (_, place) => number(`q${place}`))
  return { definition: anAssessment(section('all', ...questions)), local: [] }
}

withStubWorkers()

test('a small draft is checked in place', () => {
  const started = stubWorkers()
  const checker = createTaskRunner(draftTasks, 'paths')
  let result: PathCheck | null = null
  checker.run(requestOf(3), (found) => {
    result = found
  })
  expect(result).toMatchObject({ places: { length: 4 } })
  expect(started).toEqual([])
})

test('of several checks only the newest is finished', async () => {
  const started = stubWorkers()
  const checker = createTaskRunner(draftTasks, 'paths')
  const finished: string[] = []
  for (const name of ['first', 'second', 'third']) {
    checker.run(requestOf(50), () => finished.push(name))
  }
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false])
  for (const worker of started) worker.reply({ kind: 'done', result: checked(50) })
  await expect.poll(() => finished).toEqual(['third'])
})

test('if the worker crashes the page runs the checks itself', async () => {
  stubWorkers((worker) => worker.crash())
  const checker = createTaskRunner(draftTasks, 'paths')
  const found: number[] = []
  checker.run(requestOf(50), ({ places }) => found.push(places.length))
  await expect.poll(() => found).toEqual([51])
  checker.run(requestOf(60), ({ places }) => found.push(places.length))
  await expect.poll(() => found).toEqual([51, 61])
})

test('an outdated result is not mistaken for that of a later request', async () => {
  const started = stubWorkers()
  const checker = createTaskRunner(draftTasks, 'paths')
  const found: number[] = []
  for (const count of [50, 3, 60]) {
    checker.run(requestOf(count), ({ places }) => found.push(places.length))
  }
  expect(found).toEqual([4])
  started[0]?.reply({ kind: 'done', result: checked(50) })
  started[1]?.reply({ kind: 'done', result: checked(60) })
  await expect.poll(() => found).toEqual([4, 61])
})

test('nothing is called back after cancelling', async () => {
  const [started, finished] = [stubWorkers(), vi.fn<() => void>()]
  const checker = createTaskRunner(draftTasks, 'paths')
  checker.run(requestOf(50), finished)
  checker.cancel()
  started[0]?.reply({ kind: 'done', result: checked(50) })
  await Promise.resolve()
  expect(started).toMatchObject([{ isTerminated: true }])
  expect(finished).not.toHaveBeenCalled()
})

function checked(count: number): PathCheck {
  return checkPaths(requestOf(count).definition, [])
}
