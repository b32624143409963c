import { expect, test } from 'vitest'

import type { Question } from '#schemas/question.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import {
  anAssessment,
  code,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  option,
  ranking,
  rating,
  section,
  shortText,
  singleChoice,
  statement,
  text,
} from '#tests/support/definitions.ts'
import { fixed, told } from '#tests/support/findings.ts'

function toldOf(question: Question): string[] {
  return told(anAssessment(question))
}

test('P1: an assessment has a title and something to answer', () => {
  const untitled = anAssessment(shortText('a'))
  untitled.settings.title = '  '
  expect(told(untitled)).toEqual(['problem noTitle assessment.title'])
  const bare = ['problem noQuestions assessment.questions']
  expect(told(anAssessment())).toEqual(bare)
  expect(told(anAssessment(section('s')))).toEqual(bare)
  expect(toldOf(statement('a'))).toEqual(bare)
})

test('P1, P10: an empty section among others is a warning, and can be removed', () => {
  const definition = anAssessment(section('one', shortText('a')), section('two'))
  expect(told(definition)).toEqual(['warning sectionEmpty two.questions'])
  expect(fixed(definition)).toEqual(anAssessment(section('one', shortText('a'))))
})

test('P2: every question has a prompt', () => {
  expect(toldOf({ ...shortText('a'), prompt: text(' ') })).toEqual(['problem noPrompt a.prompt'])
  const bare = anAssessment(shortText('b'), { ...statement('a'), prompt: text('') })
  expect(told(bare)).toEqual(['problem noPrompt a.prompt'])
})

test('P3: a choice has options', () => {
  expect(toldOf(singleChoice('a', []))).toEqual(['problem noOptions a.options'])
  expect(toldOf(singleChoice('a', ['x']))).toEqual(['warning oneOption a.options'])
  expect(toldOf(multipleChoice('a', ['x']))).toEqual([])
})

test('P3: options have unique texts', () => {
  const labels = [option('x'), option('', 'y'), option(' x ', 'z')]
  const definition = anAssessment({ ...singleChoice('a'), options: labels })
  expect(checkReadiness(definition)).toMatchObject([
    { grade: 'problem', kind: 'noOptionLabel', optionIds: ['y'] },
    { grade: 'warning', kind: 'duplicateOptions', groups: [['x', 'z']] },
  ])
})

test('P3, P10: options without text can be removed, unless none would be left', () => {
  const some = anAssessment({
    ...singleChoice('a'),
    options: [option('x'), option('', 'y'), option('z')],
  })
  expect(fixed(some)).toEqual(anAssessment(singleChoice('a', ['x', 'z'])))
  expect(
    fixed(
      anAssessment(
        singleChoice('a', [
          { id: 'x', label: '' },
          { id: 'y', label: '' },
        ]),
      ),
    ),
  ).toBeNull()
})

test('P4, P10: codes are unique, and can be reassigned', () => {
  const definition = anAssessment(shortText('a'), { ...shortText('b'), code: 'a' }, shortText('q2'))
  expect(told(definition)).toEqual([
    'problem duplicateCodes a.code',
    'problem duplicateCodes b.code',
  ])
  const findings = checkReadiness(definition)
  const once = fixFinding(definition, findings[1]!)!
  expect(told(once)).toEqual([])
  expect(once.sections[0]?.questions.map((question) => question.code)).toEqual(['a', 'q3', 'q2'])
  const options = [option('x'), { ...option('y'), code: 'x' }]
  const ofOptions = anAssessment({ ...singleChoice('a'), options })
  expect(told(ofOptions)).toEqual(['problem duplicateCodes a.options'])
  expect(told(fixed(ofOptions)!)).toEqual([])
  expect(
    told(anAssessment({ ...shortText('a'), code: '' }, { ...shortText('b'), code: '' })),
  ).toEqual([])
})

test('P5, P10: reversed limits are swapped', () => {
  const upsideDown: Question[] = [
    number('a', { min: 5, max: 3 }),
    shortText('a', { minLength: 5, maxLength: 3 }),
    longText('a', { minLength: 5, maxLength: 3 }),
    multipleChoice('a', undefined, { minChoices: 3, maxChoices: 2 }),
    file('a', { minFiles: 3, maxFiles: 2 }),
    code('a', { minLength: 3, maxLength: 2 }),
    date('a', { min: '2026-02-01', max: '2026-01-31' }),
    rating('a', { lowest: 5, highest: -1 }),
  ]
  for (const question of upsideDown) {
    expect(toldOf(question)).toEqual(['problem limitsUpsideDown a.limits'])
    expect(told(fixed(anAssessment(question))!)).toEqual([])
  }
  expect(fixed(anAssessment(number('a', { min: 5, max: 3 })))).toEqual(
    anAssessment(number('a', { min: 3, max: 5 })),
  )
  expect(fixed(anAssessment(rating('a', { lowest: 5, highest: -1 })))).toEqual(
    anAssessment(rating('a', { lowest: -1, highest: 5 })),
  )
  expect(toldOf(number('a', { min: 3, max: 3 }))).toEqual([])
})

test('P5, P10: a maximum that allows nothing is removed', () => {
  const nothing = [
    longText('a', { maxLength: 0 }),
    longText('a', { minLength: 3, maxLength: 0 }),
    multipleChoice('a', undefined, { maxChoices: 0 }),
  ]
  for (const question of nothing) {
    expect(toldOf(question)).toEqual(['problem limitsUpsideDown a.limits'])
    expect(told(fixed(anAssessment(question))!)).toEqual([])
  }
})

test('P5, P10: a question can’t require more choices than it has', () => {
  const definition = anAssessment(multipleChoice('a', ['x', 'y'], { minChoices: 3 }))
  expect(checkReadiness(definition)).toMatchObject([
    { kind: 'limitsUpsideDown', low: 'minChoices', high: 'options', lowValue: 3, highValue: 2 },
  ])
  expect(fixed(definition)).toEqual(
    anAssessment(multipleChoice('a', ['x', 'y'], { minChoices: 2 })),
  )
})

test('P6, P10: a key and its points belong together', () => {
  const pointless = singleChoice('a', undefined, { key: { options: ['yes'] } })
  expect(toldOf(pointless)).toEqual(['warning noKeyPoints a.points'])
  expect(fixed(anAssessment(pointless))).toEqual(anAssessment({ ...pointless, points: 1 }))
  expect(toldOf(number('a', { points: 2 }))).toEqual(['warning noKeyPoints a.key'])
  expect(fixed(anAssessment(number('a', { points: 2 })))).toEqual(anAssessment(number('a')))
  expect(toldOf(shortText('a', { points: 2 }))).toEqual([])
  expect(toldOf(longText('a', { points: 2 }))).toEqual([])
  expect(toldOf(date('a', { points: 2 }))).toEqual(['warning noKeyPoints a.key'])
  expect(toldOf(matrix('a', undefined, undefined, { points: 2 }))).toEqual([
    'warning noKeyPoints a.key',
  ])
  expect(toldOf(code('a', { points: 2 }))).toEqual([])
  const worthless = { key: { value: 3, tolerance: 0 }, points: 0 }
  expect(toldOf(number('a', worthless))).toEqual(['warning noKeyPoints a.points'])
  expect(toldOf(number('a', { ...worthless, points: 0.5 }))).toEqual([])
  expect(toldOf(number('a', { points: 0 }))).toEqual([])
})

test('P6, P10: a key refers to existing options', () => {
  const dead = multipleChoice('a', ['x', 'y'], { points: 1, key: { options: ['x', 'gone'] } })
  expect(checkReadiness(anAssessment(dead))).toMatchObject([
    {
      grade: 'problem',
      kind: 'deadOption',
      optionId: 'gone',
      place: { questionId: 'a', field: 'key' },
    },
  ])
  expect(fixed(anAssessment(dead))).toEqual(anAssessment({ ...dead, key: { options: ['x'] } }))
})

test('P6: a key can be met within the limits', () => {
  const out: Question[] = [
    singleChoice('a', undefined, { points: 1, key: { options: [] } }),
    multipleChoice('a', undefined, { points: 1, key: { options: [] } }),
    multipleChoice('a', undefined, { points: 1, minChoices: 2, key: { options: ['vue'] } }),
    shortText('a', { points: 1, maxLength: 2, key: { accepted: ['abc', ' '], ignoreCase: false } }),
    shortText('a', { points: 1, key: { accepted: [], ignoreCase: false } }),
    number('a', { points: 1, max: 5, key: { value: 7, tolerance: 1 } }),
    number('a', { points: 1, step: 10, key: { value: 15, tolerance: 4 } }),
    rating('a', { points: 1, key: { value: 7, tolerance: 1 } }),
    date('a', { points: 1, max: '2024-02-27', key: { value: '2024-03-01', tolerance: 2 } }),
    number('a', { points: 1, min: 5, key: { value: 3, tolerance: 1 } }),
    rating('a', { points: 1, key: { value: -1, tolerance: 1 } }),
    date('a', { points: 1, min: '2024-03-01', key: { value: '2024-02-27', tolerance: 2 } }),
    ranking('a', undefined, { points: 1, key: { order: ['speed', 'price'] } }),
    matrix('a', undefined, undefined, { points: 1, key: { byRow: {}, grading: 'all' } }),
    shortText('a', {
      points: 1,
      pattern: { source: '\\d+', ignoreCase: false },
      key: { accepted: ['ten'], ignoreCase: true },
    }),
  ]
  for (const question of out) expect(toldOf(question)).toEqual(['problem keyOutOfReach a.key'])
  const within: Question[] = [
    shortText('a', {
      points: 1,
      maxLength: 2,
      key: { accepted: ['abc', 'ab'], ignoreCase: false },
    }),
    number('a', { points: 1, max: 5, key: { value: 7, tolerance: 2 } }),
    number('a', { points: 1, step: 10, key: { value: 15, tolerance: 5 } }),
    number('a', { points: 1, min: 1, max: 8, step: 5, key: { value: 8, tolerance: 2 } }),
    number('a', { points: 1, min: 1, max: 9, step: 5, key: { value: 9, tolerance: 3 } }),
    number('a', { points: 1, min: 5, key: { value: 3, tolerance: 2 } }),
    number('a', { points: 1, min: 1, max: 9, key: { value: 5, tolerance: 0 } }),
    number('a', { points: 1, key: { value: -7, tolerance: 0 } }),
    rating('a', { points: 1, key: { value: 7, tolerance: 2 } }),
    rating('a', { points: 1, key: { value: -1, tolerance: 2 } }),
    rating('a', { points: 1, key: { value: 3, tolerance: 0 } }),
    date('a', { points: 1, min: '2024-03-01', key: { value: '2024-02-28', tolerance: 2 } }),
    date('a', { points: 1, key: { value: '2024-02-29', tolerance: 0 } }),
    date('a', { points: 1, max: '2024-02-28', key: { value: '2024-03-01', tolerance: 2 } }),
    ranking('a', undefined, { points: 1, key: { order: ['price', 'speed', 'looks'] } }),
    matrix('a', undefined, undefined, {
      points: 1,
      key: { byRow: { css: ['often', 'never'] }, grading: 'all' },
    }),
  ]
  for (const question of within) expect(toldOf(question)).toEqual([])
  expect(fixed(anAssessment(out[0]!))).toBeNull()
})

test('P10: a finding about something deleted fixes nothing', () => {
  const finding: Finding = {
    grade: 'problem',
    kind: 'limitsUpsideDown',
    low: 'min',
    high: 'max',
    lowValue: 2,
    highValue: 1,
    place: { sectionId: 's', questionId: 'gone', field: 'limits' },
  }
  expect(fixFinding(anAssessment(number('a')), finding)).toBeNull()
})
