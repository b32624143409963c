import { expect, test } from 'vitest'
import { checkPaths, type PathCheck } from '#src/engine/readiness/paths/checkPaths.ts'
import { createApart } from '#src/features/builder/worker/apart.ts'
import type { Tasks } from '#src/features/builder/worker/tasks.ts'
import { anAssessment, number, section } from '#tests/support/definitions.ts'

type PathRequest = Tasks['paths']['asked']

function requestOf(count: number): PathRequest {
  const questions = Array.from({ length: count }, (_, place) => number(`q${place}`))
  return { definition: anAssessment(section('all', ...questions)), local: [] }
}

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  asked: PathRequest[] = []
  postMessage({ asked }: { asked: PathRequest }) {
    this.asked.push(asked)
  }
  answer(checked: PathCheck) {
    this.dispatchEvent(new MessageEvent('message', { data: checked }))
  }
  terminate() {}
}

test('a small draft is checked in place', () => {
  const checker = createApart('paths', () => {
    throw new Error('No worker is needed')
  })
  let found: PathCheck | null = null
  checker.ask(requestOf(3), (checked) => {
    found = checked
  })
  expect(found).toMatchObject({ places: { length: 4 } })
})

test('of the checks that wait for the worker only the newest is done', () => {
  const worker = new SlowWorker()
  const checker = createApart('paths', () => worker as unknown as Worker)
  const told: string[] = []
  const nothing: PathCheck = {
    findings: [],
    places: [],
    minutes: { least: 0, most: 0, isExact: true },
    points: { least: 0, most: 0, isExact: true },
  }
  for (const name of ['first', 'second', 'third']) {
    checker.ask(requestOf(50), () => told.push(name))
  }
  expect(worker.asked).toHaveLength(1)
  worker.answer(nothing)
  expect(worker.asked).toHaveLength(2)
  worker.answer(nothing)
  expect(told).toEqual(['third'])
})

test('where the worker breaks down the page checks by itself', () => {
  const worker = new SlowWorker()
  const checker = createApart('paths', () => worker as unknown as Worker)
  const told: number[] = []
  checker.ask(requestOf(50), ({ places }) => told.push(places.length))
  worker.dispatchEvent(new Event('error'))
  checker.ask(requestOf(60), ({ places }) => told.push(places.length))
  expect(told).toEqual([51, 61])
})

test('an answer that nobody waits for any more is not taken for that of a later question', () => {
  const worker = new SlowWorker()
  const checker = createApart('paths', () => worker as unknown as Worker)
  const told: number[] = []
  checker.ask(requestOf(50), ({ places }) => told.push(places.length))
  checker.ask(requestOf(3), ({ places }) => told.push(places.length))
  checker.ask(requestOf(60), ({ places }) => told.push(places.length))
  expect(told).toEqual([4])
  const answered = (count: number) => checkPaths(requestOf(count).definition, [])
  worker.answer(answered(50))
  worker.answer(answered(60))
  expect(told).toEqual([4, 61])
})
