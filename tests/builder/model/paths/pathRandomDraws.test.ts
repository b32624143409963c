import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { drawQuestions } from '#src/assessment/engine/drawing.ts'
import { type RequiredDraw, seedDrawing } from '#src/builder/model/paths/randomDraws.ts'
import { newExplorer, type Reach, reachAll } from '#src/builder/model/paths/reachability.ts'
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

test('K14: one of 20,000 seeds must draw them, otherwise undecided', () => {
  const threeOf = (count: number) => {
    const pool = Array.from({ length: count }, (_, place) => number(`p${place}`))
    const ids = ['p0', 'p1', 'p2']
    const showIf = all(...ids.map((id) => when(id, { op: 'isNotBlank' })))
    const drawn = section('pool', { draw: 3 }, ...pool)
    return reachOf(anAssessment(drawn, section('end', statement('then', { showIf }))), 'then')
  }
  expect(threeOf(34)).toMatchObject({ kind: 'reached', seed: 8160 })
  expect(threeOf(70)).toEqual({ kind: 'unclear', why: { by: 'draw' } })
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
  // Everyone gets a statement, and it doesn't count.
  const definition = anAssessment(
    section('pool', { draw }, statement('read'), ...pool),
    section('end', { showIf: all(isBlank('a'), isBlank('b')) }, statement('then')),
  )
  expect(reachOf(definition, 'end')?.kind).toBe(kind)
  expect(reachOf(definition, 'read')).toEqual({ kind: 'reached', witness: {} })
})

test('K14: each of two sections draws from its own questions', () => {
  const given = (id: string) => when(id, { op: 'isNotBlank' })
  const lost = (...ids: string[]) => {
    const definition = anAssessment(
      section('one', { draw: 1 }, number('a'), number('b'), statement('read')),
      section('two', { draw: 1 }, number('c'), number('d')),
      section('end', { showIf: all(...ids.map(given)) }, statement('then')),
    )
    return reachOf(definition, 'end')
  }
  expect(lost('a', 'c')).toMatchObject({ kind: 'reached', witness: { a: 0, c: 0 } })
  expect(lost('b', 'd')).toMatchObject({ kind: 'reached', witness: { b: 0, d: 0 } })
  expect(lost('a', 'b')?.kind).toBe('never')
})

test('K14: only where random draws matter, a witness has a seed', () => {
  const pool = section('pool', { draw: 1 }, number('a'), number('b'))
  const end = section('end', { showIf: when('years', { op: 'is', value: 1 }) }, statement('then'))
  expect(reachOf(anAssessment(number('years'), pool, end), 'end')).toEqual({
    kind: 'reached',
    witness: { years: 1 },
  })
})

test('K14: exactly 20,000 seeds are tried', () => {
  const of = (seed: number): RequiredDraw => {
    const drawing = section(
      'pool',
      { draw: 4 },
      ...Array.from({ length: 40 }, (_, at) => number(`p${at}`)),
    )
    const { order, drawn } = drawQuestions(drawing, seed)
    return {
      section: drawing,
      drawnByPlace: new Map(order.slice(0, drawn).map((at) => [at, true])),
    }
  }
  expect(seedDrawing([of(19_999)])).toBe(19_999)
  expect(seedDrawing([of(20_000)])).toBeNull()
})
