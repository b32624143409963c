import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Section } from '#schemas/definition.ts'
import { drawQuestions, withOptionsDrawn } from '#src/assessment/engine/drawing.ts'
import { isShown, questionsInOrder } from '#src/assessment/engine/evaluation/evaluation.ts'
import { moveToDefinition } from '#src/assessment/engine/evaluation/moveToDefinition.ts'
import { whyHidden } from '#src/assessment/engine/evaluation/hiddenReason.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { countProgress } from '#src/assessment/engine/evaluation/progress.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'
import {
  anAssessment,
  answeredWith,
  matrix,
  number,
  option,
  ranking,
  section,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { shuffledBy } from './reference/calculatedReference.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const questions = ids.map((id) => number(id, { required: true, points: 1 }))

function asked(own: Partial<Section>, seed: number): string[] {
  const drawn = section('pool', own, ...questions)
  const { order, drawn: count } = drawQuestions(drawn, seed)
  return order.slice(0, count).map((place) => drawn.questions[place]!.id)
}

test('D1, D2: a seed and an id determine one order', () => {
  expect(asked({ shuffle: true }, 0).join('')).toBe(shuffledBy(ids, 0, 'pool').join(''))
  expect(asked({ shuffle: true }, 4_294_967_295)).toEqual(shuffledBy(ids, 4_294_967_295, 'pool'))
  expect(asked({ shuffle: true }, 1)).not.toEqual(asked({ shuffle: true }, 2))
})

test('D1: every order of three occurs about equally often', () => {
  const counts = new Map<string, number>()
  const three = section('s', { shuffle: true }, ...questions.slice(0, 3))
  for (let seed = 0; seed < 6_000; seed++) {
    const order = drawQuestions(three, seed).order.join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150)
})

test('D3: pinned options and none of these keep their positions, the others change', () => {
  const options = ['p', 'q', 'r', 's', 't'].map((id) => ({
    ...option(id),
    ...(id === 'q' && { pinned: true }),
    ...(id === 't' && { role: 'none' as const }),
  }))
  const orders = Array.from({ length: 50 }, (_, seed) =>
    withOptionsDrawn({ ...singleChoice('a'), options, shuffle: true }, seed)
      .options.map(({ id }) => id)
      .join(''),
  )
  for (const order of orders) expect(order).toMatch(/^[prs]q[prs][prs]t$/)
  expect(new Set(orders).size).toBe(6)
  const still = { ...singleChoice('a'), options }
  expect(withOptionsDrawn(still, 1)).toBe(still)
})

test('D4: drawing takes the first of the shuffled order and asks them in authored order', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 9 }), (seed, draw) => {
      const shuffled = asked({ shuffle: true }, seed)
      expect(asked({ shuffle: true, draw }, seed)).toEqual(shuffled.slice(0, draw))
      expect(asked({ draw }, seed)).toEqual(
        ids.filter((id) => shuffled.slice(0, draw).includes(id)),
      )
    }),
    propertyRuns,
  )
})

test('D4: statements stay where they are and are never drawn', () => {
  for (let seed = 0; seed < 20; seed++) {
    const own = section('s', { shuffle: true, draw: 1 }, statement('top'), number('a'), number('b'))
    const { order, drawn } = drawQuestions(own, seed)
    expect(drawn).toBe(2)
    expect(order[0]).toBe(0)
  }
})

const pool = anAssessment(
  section('pool', { draw: 3 }, ...questions),
  section(
    'after',
    statement('seen', { showIf: answeredWith('a', 1) }),
    number('z', { requiredIf: answeredWith('b', 1) }),
  ),
)
const everything = Object.fromEntries(ids.map((id) => [id, 1]))

test('D5: a question that was not drawn counts as hidden everywhere', () => {
  const drawn = new Set<boolean>()
  for (let seed = 0; seed < 20; seed++) {
    const context = { seed }
    const evaluation = evaluate(pool, everything, context)
    const shown = ids.filter((id) => isShown(evaluation, id))
    expect(shown).toHaveLength(3)
    expect(isShown(evaluation, 'seen')).toBe(shown.includes('a'))
    drawn.add(shown.includes('a'))
    expect(violationsOf(evaluate(pool, {}, context)).map(({ questionId }) => questionId)).toEqual(
      shown,
    )
    expect(scoreAnswers(pool, everything, context).most).toBe(3)
    const submission = prepareSubmission(evaluate(pool, { ...everything, z: 1 }, context))
    expect(submission).toMatchObject({
      ok: true,
      value: { dropped: ids.filter((id) => !shown.includes(id)) },
    })
    expect(countProgress(evaluation).progress.sections[0]).toMatchObject({ shown: 3, answered: 3 })
  }
  expect(drawn).toEqual(new Set([true, false]))
})

test('V6, D5: not being drawn is a reason, after the condition of its section', () => {
  const evaluation = evaluate(pool, {}, { seed: 1 })
  const left = ids.find((id) => !isShown(evaluation, id))!
  expect(whyHidden(evaluation, left)).toEqual({ by: 'draw', sectionId: 'pool' })
  const within = anAssessment(
    number('q'),
    section('s', { draw: 1, showIf: answeredWith('q', 1) }, number('x'), number('y')),
  )
  expect(whyHidden(evaluate(within), 'x')).toMatchObject({ by: 'section' })
})

test('D5: another draft is drawn with the same random numbers', () => {
  const evaluation = evaluate(pool, {}, { seed: 7 })
  const renamed = { ...pool, settings: { ...pool.settings, title: 'Other' } }
  const moved = moveToDefinition(evaluation, compileEdited(renamed, evaluation.compiled))
  expect(moved.drawn).toEqual(evaluation.drawn)
})

test('D6: violations follow the candidate’s order, reading the authored one', () => {
  const shuffled = anAssessment(section('pool', { shuffle: true, draw: 5 }, ...questions))
  const evaluation = evaluate(shuffled, {}, { seed: 3 })
  const order = asked({ shuffle: true, draw: 5 }, 3)
  expect(violationsOf(evaluation).map(({ questionId }) => questionId)).toEqual(order)
  expect(violationsOf(evaluation, 'pool')).toEqual(violationsOf(evaluation))
  expect(violationsOf(evaluation, 'nowhere')).toEqual([])
  const inOrder = questionsInOrder(evaluation, 'pool').map(({ id }) => id)
  expect(inOrder).toEqual([...order, ...ids.filter((id) => !order.includes(id))])
  const [read] = readAnswers(shuffled, { [order[0]!]: 1 }, [], { seed: 3 })
  expect(read!.questions.map(({ question }) => question.id)).toEqual(ids)
  expect(read!.questions.filter(({ status }) => status === 'notShown')).toHaveLength(3)
})

test('C8: nothing in a shuffled or drawn section is used from within it', () => {
  for (const own of [{ shuffle: true }, { draw: 2 }]) {
    const within = anAssessment(
      section('one', own, number('a'), number('b', { showIf: answeredWith('a', 1) })),
      section('two', number('c', { showIf: answeredWith('a', 1) })),
    )
    const evaluation = evaluate(within, { a: 1 })
    expect(isShown(evaluation, 'b')).toBe(false)
    expect(isShown(evaluation, 'c')).toBe(true)
    expect(checkReadiness(within)).toMatchObject([
      { kind: 'conditionWithinMixed', operandId: 'a', place: { questionId: 'b', field: 'showIf' } },
    ])
  }
})

test('P5, P10: drawing more than there are is a warning with a fix', () => {
  const many = anAssessment(section('s', { draw: 3 }, number('a'), number('b'), statement('c')))
  const [finding] = checkReadiness(many)
  expect(finding).toMatchObject({ grade: 'warning', kind: 'drawTooMany', draw: 3, there: 2 })
  const fixed = fixFinding(many, finding!)
  expect(checkReadiness(fixed!)).toEqual([])
  expect(fixed?.sections.map(({ draw }) => draw)).toEqual([2])
  const none = anAssessment(number('a'), section('s', { draw: 3 }, statement('c')))
  const [other] = checkReadiness(none)
  expect(fixFinding(none, other!)?.sections.map(({ draw }) => draw)).toEqual([undefined, undefined])
})

test('D3: a question without options, or with fixed order, keeps its identity', () => {
  const kept = [number('a'), singleChoice('b'), matrix('c'), ranking('d')]
  expect(kept.map((question) => withOptionsDrawn(question, 7))).toEqual(kept)
  expect(kept.every((question) => withOptionsDrawn(question, 7) === question)).toBe(true)
})
