import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { coverageOf } from '#src/builder/model/testCandidates/coverage.ts'
import { simulateCandidates } from '#src/builder/model/paths/prover.ts'
import {
  outcomeOfCandidate,
  outcomesOfCandidates,
  runCandidates,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { anyForkingDefinition } from '#tests/support/arbitrary/arbitraryPaths.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  matrix,
  multipleChoice,
  number,
  section,
  shortText,
  singleChoice,
  text,
  when,
  withRole,
} from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const definition = anAssessment(
  singleChoice('role', ['front', 'back'], { required: true }),
  section(
    'backend',
    { showIf: answeredWith('role', 'back') },
    number('years', { max: 40, points: 2, key: { value: 5, tolerance: 0 } }),
    number('load', { showIf: when('years', { op: 'atLeast', value: 5 }) }),
  ),
)
const ada: TestCandidate = {
  id: 'ada',
  name: 'Ada',
  answers: { role: { option: 'back' }, years: 5 },
}

test('T1: the outcome of a candidate can be saved as expected', () => {
  const expected = outcomeOfCandidate(definition, ada)
  expect(expected).toMatchObject({ shown: ['role', 'years', 'load'], violations: [], points: 2 })
  expect(runCandidates(definition, [{ ...ada, expected }])).toMatchObject([{ differences: [] }])
})

test('T1: a candidate differs in unexpected results only, ignoring absent expectations', () => {
  const answers = { role: { option: 'back' }, years: 50 }
  const before = outcomeOfCandidate(definition, ada)
  const [run] = runCandidates(definition, [{ ...ada, answers, expected: before }])
  expect(run?.differences).toEqual(['violations', 'points'])
  const [other] = runCandidates(definition, [{ ...ada, answers, expected: { most: 2 } }])
  expect(other?.differences).toEqual([])
})

test('T1: lists compare as sets, so that a moved question is no difference', () => {
  const expected = { shown: ['load', 'role', 'years'], violations: [], knockOuts: [] }
  const [run] = runCandidates(definition, [{ ...ada, expected }])
  expect(run?.differences).toEqual([])
  const both = { ...ada, answers: { years: 50 } }
  const violations = [{ questionId: 'role', rule: 'required' }]
  expect(runCandidates(definition, [{ ...both, expected: { violations } }])).toMatchObject([
    { differences: [] },
  ])
})

test('T1: unknown ids are listed, and break nothing', () => {
  const answers = { ...ada.answers, gone: 'x' }
  const expected = { shown: ['role', 'years', 'load', 'lost'], band: 'best', knockOuts: ['gone'] }
  const [run] = runCandidates(definition, [{ ...ada, answers, expected }])
  expect(run).toMatchObject({
    unknown: ['gone', 'lost', 'best'],
    differences: ['shown', 'band', 'knockOuts'],
  })
})

test('T1, S15: the scored part is reported, without an expectation', () => {
  const open = anAssessment(
    singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } }),
    longText('why', { points: 9 }),
  )
  const filling = { answers: { a: { option: 'x' }, why: 'words' } }
  const [outcome] = outcomesOfCandidates(open, [filling])
  expect(outcome).toMatchObject({ points: 2, most: 11, mostSoFar: 2, toBeMarked: 9 })
  const expected = outcomeOfCandidate(open, filling)
  expect(expected).not.toHaveProperty('mostSoFar')
  expect(expected).not.toHaveProperty('toBeMarked')
})

test('T1: many are run like one, each with its own seed', () => {
  const pool = anAssessment(
    section('pool', { draw: 1 }, number('a', { required: true }), number('b', { min: 1 })),
  )
  const fillings = [0, 1, 2, 3, 4, 5].map((seed) => ({ answers: { b: 0 }, seed }))
  const outcomes = outcomesOfCandidates(pool, fillings)
  expect(outcomes).toMatchObject(fillings.map((filling) => outcomeOfCandidate(pool, filling)))
  expect(new Set(outcomes.map(({ shown }) => shown.join()))).toEqual(new Set(['a', 'b']))
  expect(outcomes.find(({ shown }) => shown[0] === 'a')?.violations).toEqual([
    { questionId: 'a', rule: 'required' },
  ])
  expect(outcomes.find(({ shown }) => shown[0] === 'b')?.violations).toEqual([
    { questionId: 'b', rule: 'min' },
  ])
})

test('T1: the start is the value of “started”', () => {
  const early = anAssessment(
    number('years', {
      showIf: { kind: 'compare', of: { calculated: 'c' }, test: { op: 'isNotBlank' } },
    }),
  )
  const timed = { ...early, calculated: [{ id: 'c', name: 'day', expression: 'started' }] }
  const startedAt = '2026-11-21T09:00:00.000Z'
  expect(outcomeOfCandidate(timed, { answers: {}, startedAt }).shown).toEqual(['years'])
  expect(outcomeOfCandidate(timed, { answers: {} }).shown).toEqual([])
})

test('T2: a condition is covered where it is evaluated, an option where it was chosen', () => {
  const front = { answers: { role: { option: 'front' }, years: 9 } }
  const condition = (questionId: string | undefined, held: boolean, failed: boolean) => ({
    place: expect.objectContaining(questionId ? { questionId } : { sectionId: 'backend' }),
    held,
    failed,
  })
  expect(coverageOf(definition, [front])).toEqual({
    conditions: [condition(undefined, false, true), condition('load', false, false)],
    options: 2,
    optionsLeft: [{ questionId: 'role', optionId: 'back' }],
  })
  expect(coverageOf(definition, [front, ada])).toEqual({
    conditions: [condition(undefined, true, true), condition('load', true, false)],
    options: 2,
    optionsLeft: [],
  })
})

test('T2: a condition is evaluated if its section is shown and its question drawn', () => {
  const asked = anAssessment(
    singleChoice('role', ['front', 'back']),
    section(
      'pool',
      { draw: 1, showIf: answeredWith('role', 'back') },
      number('a', { showIf: answeredWith('role', 'front') }),
      number('b', { requiredIf: answeredWith('role', 'back') }),
      number('c', { required: true, requiredIf: answeredWith('role', 'back') }),
    ),
  )
  const filling = { answers: { role: { option: 'back' } } }
  const drawnBy = (seed: number) => outcomeOfCandidate(asked, { ...filling, seed }).shown.at(-1)
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  // The only question not covered is the one that is drawn and hidden at the same time.
  const withA = seeds.find((seed) => drawnBy(seed) === 'role')
  const withB = seeds.find((seed) => drawnBy(seed) === 'b')
  const withC = seeds.find((seed) => drawnBy(seed) === 'c')
  const seenBy = (seed: number | undefined) =>
    coverageOf(asked, [{ ...filling, seed: seed! }]).conditions.map(
      ({ place, held, failed }) =>
        `${place.questionId ?? place.sectionId} ${place.field} ${held} ${failed}`,
    )
  const ofSection = 'pool showIf true false'
  expect(seenBy(withA)).toEqual([ofSection, 'a showIf false true', 'b requiredIf false false'])
  expect(seenBy(withB)).toEqual([ofSection, 'a showIf false false', 'b requiredIf true false'])
  expect(seenBy(withC)).toEqual([ofSection, 'a showIf false false', 'b requiredIf false false'])
})

test('T2: an option chosen in a hidden question is not covered', () => {
  const hidden = anAssessment(
    singleChoice('role', ['front', 'back']),
    singleChoice('level', ['high', 'low'], { showIf: answeredWith('role', 'back') }),
  )
  const level = { option: 'high' }
  const left = (role: string) =>
    coverageOf(hidden, [{ answers: { role: { option: role }, level } }]).optionsLeft
  expect(left('front').map(({ optionId }) => optionId)).toEqual(['back', 'high', 'low'])
  expect(left('back').map(({ optionId }) => optionId)).toEqual(['front', 'low'])
})

test('T2: own words are no option, even if one has such an id', () => {
  const role = singleChoice('role', ['front', 'back'], { other: { label: text('Other') } })
  const own = { answers: { role: { other: 'back' } } }
  expect(coverageOf(anAssessment(role), [own]).optionsLeft).toHaveLength(2)
})

test('T2: every ordinary option covers the one that stands for all, and a deleted row none', () => {
  const tools = multipleChoice('tools', ['vue', 'react'])
  tools.options.push(withRole('all'))
  const asked = anAssessment(tools, matrix('skills', ['html'], ['never', 'often']))
  const left = (answers: Answers) =>
    coverageOf(asked, [{ answers }]).optionsLeft.map(({ optionId }) => optionId)
  expect(left({ tools: { options: ['vue', 'react'] } })).toEqual(['never', 'often'])
  expect(left({ tools: { options: ['all'] } })).toEqual(['never', 'often'])
  const skills = { gone: ['never'], html: ['often'] }
  expect(left({ tools: { options: ['vue'] }, skills })).toEqual(['react', 'all', 'never'])
})

test('T3: a condition in a section that draws is made true and false where it is evaluated', () => {
  const pool = ['a', 'b', 'c'].map((id) => number(id, { showIf: answeredWith('role', 'back') }))
  const asked = anAssessment(
    singleChoice('role', ['front', 'back'], { required: true }),
    section('pool', { draw: 1 }, ...pool),
  )
  const { conditions } = coverageOf(asked, simulateCandidates(asked, { seed: 1, count: 6 }))
  expect(conditions.filter(({ held, failed }) => !held || !failed)).toEqual([])
})

test('T3: simulated candidates make every condition true and false', () => {
  const candidates = simulateCandidates(definition, { seed: 1, count: 4 })
  const { conditions } = coverageOf(definition, candidates)
  expect(conditions.every(({ held, failed }) => held && failed)).toBe(true)
})

test('T4: the same seed simulates the same candidates, and another seed others', () => {
  const made = (seed: number) => simulateCandidates(definition, { seed, count: 12 })
  expect(made(7)).toEqual(made(7))
  expect(made(7)).not.toEqual(made(8))
})

test('T3, T4: simulated candidates write different texts that match a pattern', () => {
  const pattern = { source: '[1-9]\\d{3} ?[A-Z]{2}', ignoreCase: false }
  const asked = anAssessment(shortText('postcode', { required: true, pattern }))
  const made = simulateCandidates(asked, { seed: 1, count: 20 })
  const written = made.map(({ answers }) => JSON.stringify(answers['postcode']))
  expect(written.filter((each) => !/^"[1-9]\d{3} ?[A-Z]{2}"$/.test(each))).toEqual([])
  expect(new Set(written).size).toBeGreaterThan(5)
})

test('T4: simulated candidates of a definition that is ready can be submitted', () => {
  fc.assert(
    fc.property(anyForkingDefinition, fc.nat(), (any, seed) => {
      const isReady = proveReadiness(any).findings.every(({ grade }) => grade === 'warning')
      const refused = simulateCandidates(any, { seed, count: 6 }).filter(
        ({ answers, seed: drawn }) =>
          !prepareSubmission(startEvaluation(compile(any), answers, { seed: drawn })).ok,
      )
      expect(isReady ? refused : []).toEqual([])
    }),
    propertyRuns,
  )
})
