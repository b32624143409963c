import { expect, test } from 'vitest'
import { checkPaths, type PathCheck } from '#src/engine/paths/prover.ts'
import { createTaskRunner } from '#src/workers/taskRunner.ts'
import { draftTasks } from '#src/workers/draftTasks.ts'
import type { Tasks } from '#src/workers/tasks.ts'
import { anAssessment, number, section } from '#tests/support/definitions.ts'

type PathRequest = Tasks['paths']['input']

function requestOf(count: number): PathRequest {
  const questions = Array.from({ length: count }, (_, place) => number(`q${place}`))
  return { definition: anAssessment(section('all', ...questions)), local: [] }
}

/** A worker that responds when told to. */
class SlowWorker extends EventTarget {
  input: PathRequest[] = []
  postMessage({ input }: { input: PathRequest }) {
    this.input.push(input)
  }
  answer(checked: PathCheck) {
    this.dispatchEvent(new MessageEvent('message', { data: checked }))
  }
  terminate() {}
}

test('a small draft is checked in place', () => {
  const checker = createTaskRunner('paths', draftTasks.paths, () => {
    throw new Error('No worker is needed')
  })
  let result: PathCheck | null = null
  checker.run(requestOf(3), (checked) => {
    result = checked
  })
  expect(result).toMatchObject({ places: { length: 4 } })
})

test('of the checks waiting for the worker only the newest is run', () => {
  const worker = new SlowWorker()
  const checker = createTaskRunner('paths', draftTasks.paths, () => worker as unknown as Worker)
  const told: string[] = []
  const nothing: PathCheck = {
    findings: [],
    places: [],
    minutes: { least: 0, most: 0, isExact: true },
    points: { least: 0, most: 0 },
  }
  for (const name of ['first', 'second', 'third']) {
    checker.run(requestOf(50), () => told.push(name))
  }
  expect(worker.input).toHaveLength(1)
  worker.answer(nothing)
  expect(worker.input).toHaveLength(2)
  worker.answer(nothing)
  expect(told).toEqual(['third'])
})

test('if the worker crashes the page runs the checks itself', () => {
  const worker = new SlowWorker()
  const checker = createTaskRunner('paths', draftTasks.paths, () => worker as unknown as Worker)
  const told: number[] = []
  checker.run(requestOf(50), ({ places }) => told.push(places.length))
  worker.dispatchEvent(new Event('error'))
  checker.run(requestOf(60), ({ places }) => told.push(places.length))
  expect(told).toEqual([51, 61])
})

test('an outdated result is not mistaken for that of a later request', () => {
  const worker = new SlowWorker()
  const checker = createTaskRunner('paths', draftTasks.paths, () => worker as unknown as Worker)
  const told: number[] = []
  checker.run(requestOf(50), ({ places }) => told.push(places.length))
  checker.run(requestOf(3), ({ places }) => told.push(places.length))
  checker.run(requestOf(60), ({ places }) => told.push(places.length))
  expect(told).toEqual([4])
  const answered = (count: number) => checkPaths(requestOf(count).definition, [])
  worker.answer(answered(50))
  worker.answer(answered(60))
  expect(told).toEqual([4, 61])
})
