import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition, Settings } from '#schemas/definition.ts'
import { scoreAnswers } from '#src/engine/scoring.ts'
import {
  anAssessment,
  longText,
  matrix,
  number,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

test('S12: a knock-out is met by the answer of a shown question', () => {
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
  const begun = { a: { html: ['often'] } }
  expect(scoreAnswers(anAssessment(whole), begun, { seed: 0 }).knockOuts).toEqual([])
  const blank = number('a', { knockOut: { op: 'isBlank' } })
  expect(scoreAnswers(anAssessment(blank), {}, { seed: 0 }).knockOuts).toEqual(['a'])
})

/** One question of 8 points by key, and one of 2 that a person marks. */
function withOutcome(settings: Partial<Settings>): Definition {
  const built = anAssessment(
    singleChoice('keyed', ['yes', 'no'], { points: 8, key: { options: ['yes'] } }),
    longText('open', { points: 2 }),
  )
  return { ...built, settings: { ...built.settings, ...settings } }
}

test('S13: a pass mark is inclusive, and open while marks can still decide', () => {
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

test('S13, S14: without anything to have there is no outcome, and none that is open', () => {
  const bands = [{ id: 'b0', name: 'All', from: 0 }]
  const nothing = { ...withOutcome({ passMark: { percent: 0 }, bands }), sections: [] }
  expect(scoreAnswers(nothing, {}, { seed: 0 })).toMatchObject({
    passed: null,
    band: null,
    bandIsOpen: false,
  })
})

test('S14: the band is the highest that is reached', () => {
  const bands = [
    { id: 'b50', name: 'Good', from: 50 },
    { id: 'b90', name: 'Best', from: 90 },
    { id: 'b80', name: 'Better', from: 80 },
  ]
  const banded = (answers: Answers) => {
    const { band, bandIsOpen } = scoreAnswers(withOutcome({ bands }), answers, { seed: 0 })
    return `${band}${bandIsOpen ? ' open' : ''}`
  }
  expect(banded({ keyed: { option: 'yes' } })).toBe('b80')
  expect(banded({ keyed: { option: 'yes' }, open: 'words' })).toBe('b80 open')
  expect(banded({ keyed: { option: 'no' } })).toBe('null')
})
