import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { newExplorer, type Reach, reachAll } from '#src/engine/readiness/paths/reach.ts'
import { all, anAssessment, number, section, statement, when } from '#tests/support/definitions.ts'

function reachOf(definition: Definition, id: string): Reach | undefined {
  const places = reachAll(newExplorer(definition))
  return places.find(({ place }) => (place.questionId ?? place.sectionId) === id)?.reach
}

test('K14: a witness comes with a seed that draws the questions that it needs', () => {
  const pool = ['a', 'b', 'c', 'd'].map((id) => number(id))
  const given = (...ids: string[]) => all(...ids.map((id) => when(id, { op: 'isNotBlank' })))
  const definition = anAssessment(
    section('pool', { draw: 2 }, ...pool),
    section('two', { showIf: given('b', 'd') }, statement('then')),
    section('three', { showIf: given('a', 'b', 'c') }, statement('never')),
  )
  const reach = reachOf(definition, 'two')
  expect(reach).toMatchObject({ kind: 'reached', seed: expect.any(Number) })
  expect(reachOf(definition, 'd')).toMatchObject({ kind: 'reached', seed: expect.any(Number) })
  expect(reachOf(definition, 'three')?.kind).toBe('never')
})

test('K14: of 20,000 seeds one has to draw them, or nobody can tell', () => {
  const threeOf = (count: number) => {
    const pool = Array.from({ length: count }, (_, place) => number(`p${place}`))
    const ids = ['p0', 'p1', 'p2']
    const showIf = all(...ids.map((id) => when(id, { op: 'isNotBlank' })))
    const drawn = section('pool', { draw: 3 }, ...pool)
    return reachOf(anAssessment(drawn, section('end', statement('then', { showIf }))), 'then')
  }
  expect(threeOf(34)).toMatchObject({ kind: 'reached', seed: 8160 })
  expect(threeOf(70)).toEqual({ kind: 'unclear', why: { by: 'lot' } })
})

test.each([
  { draw: 1, questions: 'abc', kind: 'reached' },
  { draw: 2, questions: 'abc', kind: 'never' },
  { draw: 3, questions: 'abc', kind: 'never' },
  { draw: 2, questions: 'abcd', kind: 'reached' },
  { draw: 3, questions: 'abcd', kind: 'never' },
  { draw: 4, questions: 'abcd', kind: 'never' },
  { draw: 9, questions: 'ab', kind: 'never' },
])('K14: neither a nor b is among $draw of $questions: $kind', ({ draw, questions, kind }) => {
  const pool = [...questions].map((id) => number(id, { required: true }))
  const isBlank = (id: string) => when(id, { op: 'isBlank' })
  // A statement is there for everybody, and counts for nothing.
  const definition = anAssessment(
    section('pool', { draw }, statement('read'), ...pool),
    section('end', { showIf: all(isBlank('a'), isBlank('b')) }, statement('then')),
  )
  expect(reachOf(definition, 'end')?.kind).toBe(kind)
  expect(reachOf(definition, 'read')).toEqual({ kind: 'reached', witness: {} })
})
