import { expect, test } from 'vitest'

import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { isProvisional, scoreAnswers, shareSoFar } from '#src/assessment/engine/scoring/scoring.ts'
import {
  anAssessment,
  consent,
  date,
  longText,
  matrix,
  multipleChoice,
  number,
  shortText,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

test('S12: a knock-out answer counts if its question is shown', () => {
  const permit = singleChoice('permit', ['yes', 'no'], {
    knockOut: { op: 'is', value: 'no' },
    showIf: when('years', { op: 'isNotBlank' }),
  })
  const years = number('years', { knockOut: { op: 'lessThan', value: 2 }, points: 3 })
  const knockOuts = (answers: Answers) =>
    scoreAnswers(anAssessment(years, permit), answers, { seed: 0 }).knockOuts
  expect(knockOuts({ years: 1, permit: { option: 'no' } })).toEqual(['years', 'permit'])
  expect(knockOuts({ years: 2, permit: { option: 'yes' } })).toEqual([])
  expect(knockOuts({ permit: { option: 'no' } })).toEqual([])
  const never = number('a', { knockOut: { op: 'includes', value: '1' } })
  expect(scoreAnswers(anAssessment(never), { a: 1 }, { seed: 0 }).knockOuts).toEqual([])
  const whole = matrix('a', undefined, undefined, { knockOut: { op: 'isNot', value: 'x' } })
  const partial = { a: { html: ['often'] } }
  expect(scoreAnswers(anAssessment(whole), partial, { seed: 0 }).knockOuts).toEqual([])
  const blank = number('a', { knockOut: { op: 'isBlank' } })
  expect(scoreAnswers(anAssessment(blank), {}, { seed: 0 }).knockOuts).toEqual(['a'])
})

test.each<[Question, Answer]>([
  [shortText('a', { knockOut: { op: 'isNot', value: 3 } }), 'x'],
  [number('a', { knockOut: { op: 'isNot', value: 'x' } }), 3],
  [number('a', { knockOut: { op: 'isNot', value: ['x'] } }), 3],
  [date('a', { knockOut: { op: 'isNot', value: 'soon' } }), '2026-11-21'],
  [consent('a', { knockOut: { op: 'isNot', value: false } }), true],
  [multipleChoice('a', ['x', 'y'], { knockOut: { op: 'isNot', value: 'x' } }), { options: ['y'] }],
])(
  'S12: a knock-out that compares with a value of another sort is never met: %j',
  (question, answer) => {
    const definition = anAssessment(question)
    expect(scoreAnswers(definition, { a: answer }, { seed: 0 }).knockOuts).toEqual([])
    expect(scoreAnswers(definition, {}, { seed: 0 }).knockOuts).toEqual([])
  },
)

/** One question worth 8 points with a key, and one worth 2 that a person marks. */
function withOutcome(settings: Partial<Settings>): Definition {
  const built = anAssessment(
    singleChoice('keyed', ['yes', 'no'], { points: 8, key: { options: ['yes'] } }),
    longText('open', { points: 2 }),
  )
  return { ...built, settings: { ...built.settings, ...settings } }
}

test('S13: a pass mark is inclusive, and open while marking can still decide', () => {
  const passed = (percent: number, answers: Answers) =>
    scoreAnswers(withOutcome({ passMark: { percent } }), answers, { seed: 0 }).passed
  const right = { keyed: { option: 'yes' } }
  const both = { ...right, open: 'words' }
  expect(passed(80, right)).toBe('yes')
  expect(passed(80.1, right)).toBe('no')
  expect(passed(80.1, both)).toBe('open')
  expect(passed(100, both)).toBe('open')
  expect(passed(20, { keyed: { option: 'no' }, open: 'words' })).toBe('open')
  expect(passed(20.1, { keyed: { option: 'no' }, open: 'words' })).toBe('no')
  expect(scoreAnswers(withOutcome({}), right, { seed: 0 }).passed).toBeNull()
  const nothing = { ...withOutcome({ passMark: { percent: 0 } }), sections: [] }
  expect(scoreAnswers(nothing, {}, { seed: 0 }).passed).toBeNull()
})

test('S13, S14: without available points there is no outcome, not even an open one', () => {
  const bands = [{ id: 'b0', name: 'All', from: 0 }]
  const nothing = { ...withOutcome({ passMark: { percent: 0 }, bands }), sections: [] }
  expect(scoreAnswers(nothing, {}, { seed: 0 })).toMatchObject({
    passed: null,
    band: null,
    openBands: null,
  })
})

test('S14: the band is the highest one reached', () => {
  const bands = [
    { id: 'b50', name: 'Good', from: 50 },
    { id: 'b90', name: 'Best', from: 90 },
    { id: 'b80', name: 'Better', from: 80 },
  ]
  const banded = (answers: Answers) => {
    const { band, openBands } = scoreAnswers(withOutcome({ bands }), answers, { seed: 0 })
    return openBands ?? band
  }
  expect(banded({ keyed: { option: 'yes' } })).toBe('b80')
  expect(banded({ keyed: { option: 'yes' }, open: 'words' })).toEqual(['b80', 'b90'])
  expect(banded({ keyed: { option: 'no' } })).toBeNull()
})

test('S15: a score is out of what is available so far, exactly', () => {
  const open = longText('why', { points: 0.1 })
  const keyed = number('sum', { points: 0.2, key: { value: 3, tolerance: 0 } })
  const score = scoreAnswers(anAssessment(open, keyed), { why: 'x', sum: 3 }, { seed: 0 })
  expect(score).toMatchObject({ points: 0.2, most: 0.3, toBeMarked: 0.1, mostSoFar: 0.2 })
  expect(shareSoFar(score)).toBe(1)
  expect(isProvisional(score)).toBe(true)
  const blank = scoreAnswers(anAssessment(open, keyed), { sum: 3 }, { seed: 0 })
  expect(blank).toMatchObject({ toBeMarked: 0, mostSoFar: 0.3 })
  expect(isProvisional(blank)).toBe(false)
  const none = scoreAnswers(anAssessment(open), { why: 'x' }, { seed: 0 })
  expect(shareSoFar(none)).toBeNull()
})
