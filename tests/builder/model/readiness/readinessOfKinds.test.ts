import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import type { Settings } from '#schemas/definition.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import {
  anAssessment,
  consent,
  date,
  matrix,
  multipleChoice,
  number,
  option,
  quoting,
  ranking,
  rating,
  shortText,
  singleChoice,
  text,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { fixed, told } from '#tests/support/findings.ts'

function toldOf(question: Question): string[] {
  return told(anAssessment(question))
}

test('P3: a matrix has rows, a consent has a label, and a single item can’t be ranked', () => {
  expect(toldOf(matrix('a', []))).toEqual(['problem noRows a.rows'])
  expect(toldOf(matrix('a', undefined, []))).toEqual(['problem noOptions a.options'])
  expect(toldOf(matrix('a', undefined, ['x']))).toEqual(['warning oneOption a.options'])
  expect(toldOf(matrix('a', undefined, ['x'], { several: true }))).toEqual([])
  expect(toldOf(ranking('a', ['x']))).toEqual(['warning oneOption a.options'])
  expect(toldOf(rating('a', { lowest: 2, highest: 2 }))).toEqual(['warning oneOption a.limits'])
  expect(toldOf(withOther(singleChoice('a', ['x'])))).toEqual([])
  expect(toldOf(multipleChoice('a', ['x']))).toEqual([])
  expect(toldOf(consent('a', { label: text(' ') }))).toEqual(['problem noLabel a.label'])
  const twice = [
    { id: 'r', label: 'Red' },
    { id: 's', label: 'Red' },
  ]
  expect(toldOf(matrix('a', twice))).toEqual(['warning duplicateRows a.rows'])
})

test('P3, P4, P10: rows without text can be removed, and get unique codes', () => {
  const nameless = matrix('a', ['r', { id: 's', label: '' }], undefined, {
    points: 1,
    key: { byRow: { r: ['never'], s: ['often'] }, grading: 'all' },
  })
  expect(toldOf(nameless)).toEqual(['problem noRowLabel a.rows'])
  expect(fixed(anAssessment(nameless))).toEqual(
    anAssessment(
      matrix('a', ['r'], undefined, {
        points: 1,
        key: { byRow: { r: ['never'] }, grading: 'all' },
      }),
    ),
  )
  const alike = matrix('a', ['r', 's'])
  alike.rows = alike.rows.map((row) => ({ ...row, code: 'r' }))
  expect(toldOf(alike)).toEqual(['problem duplicateCodes a.rows'])
  expect(told(fixed(anAssessment(alike))!)).toEqual([])
})

test('P4, P10, X3: surrounding blanks do not make a code different', () => {
  const pair = anAssessment(number('a'), number('b', { code: ' a' }))
  const codes = ['problem duplicateCodes a.code', 'problem duplicateCodes b.code']
  expect(told(pair)).toEqual(codes)
  expect(told(fixFinding(pair, checkReadiness(pair)[1]!)!)).toEqual([])
  const options = [option('x'), { ...option('y'), code: 'x ' }]
  expect(toldOf({ ...singleChoice('a'), options })).toEqual(['problem duplicateCodes a.options'])
})

test('P10, Q4: a question with a new code keeps its references', () => {
  const pair = anAssessment(number('a'), number('b', { code: 'a', prompt: quoting('a') }))
  const mendedLast = fixFinding(pair, checkReadiness(pair)[1]!)
  expect(mendedLast?.sections[0]?.questions[1]).toMatchObject({
    code: 'q2',
    prompt: quoting('a'),
  })
})

test('P5: roles and own words count among the available choices', () => {
  const wanted = multipleChoice('a', ['x', 'y'], { minChoices: 3 })
  wanted.options.push(withRole('all'), withRole('none'))
  expect(toldOf(wanted)).toEqual(['problem limitsUpsideDown a.limits'])
  expect(toldOf(withOther(wanted))).toEqual([])
})

test('P5: a pattern is valid', () => {
  const patterned = (source: string) => shortText('a', { pattern: { source, ignoreCase: false } })
  expect(toldOf(patterned('[A-Z]{2}\\d+'))).toEqual([])
  expect(toldOf(patterned('['))).toEqual(['problem patternBroken a.limits'])
})

test('P6: points per option can be earned, and replace a key', () => {
  const scored = (byOption: Record<string, number>) =>
    toldOf(singleChoice('a', ['x', 'y'], { points: 3, optionPoints: { byOption, floor: 0 } }))
  expect(scored({ x: 1 })).toEqual([])
  expect(scored({ x: -1 })).toEqual(['warning noKeyPoints a.points'])
  expect(scored({ x: 1, gone: 2 })).toEqual(['problem deadOption a.key'])
  const pointless = singleChoice('a', ['x', 'y'], { optionPoints: { byOption: {}, floor: 0 } })
  expect(fixed(anAssessment(pointless))).toBeNull()
})

test('P6, P10: the key of a matrix refers to existing rows', () => {
  const key = { byRow: { html: ['often'], gone: ['often'] }, grading: 'all' as const }
  const dead = matrix('a', undefined, undefined, { points: 1, key })
  expect(checkReadiness(anAssessment(dead))).toMatchObject([{ kind: 'deadRow', rowId: 'gone' }])
  expect(fixed(anAssessment(dead))).toEqual(
    anAssessment({ ...dead, key: { ...key, byRow: { html: ['often'] } } }),
  )
})

test('P14, P10: candidates do not start a ranking with its correct order', () => {
  const ordered = (own: Partial<QuestionOf<'ranking'>> = {}, pins: readonly string[] = []) => {
    const key = { order: ['x', 'y', 'z'] }
    const question = ranking('a', ['x', 'y', 'z'], { points: 1, key, ...own })
    const options = question.options.map((each) =>
      pins.includes(each.id) ? { ...each, pinned: true } : each,
    )
    return anAssessment({ ...question, options })
  }
  const warning = ['warning startsCorrect a.key']
  expect(told(ordered())).toEqual(warning)
  expect(fixed(ordered())).toEqual(ordered({ shuffle: true }))
  expect(told(ordered({ shuffle: true }))).toEqual([])
  expect(told(ordered({ key: { order: ['y', 'x', 'z'] } }))).toEqual([])
  expect(toldOf(ranking('a', ['x', 'y', 'z'], { points: 1 }))).not.toEqual(warning)
  expect(told(ordered({ points: 0 }))).not.toEqual(warning)
  expect(told(ordered({ shuffle: true }, ['x']))).toEqual([])
  expect(told(ordered({ shuffle: true }, ['x', 'y']))).toEqual(warning)
  expect(fixed(ordered({ shuffle: true }, ['x', 'y']))).toBeNull()
  expect(fixed(ordered({}, ['x', 'y']))).toBeNull()
})

test('P11: a knock-out has an operator that suits its question', () => {
  const knocked = (knockOut: Predicate) => toldOf(singleChoice('a', ['x', 'y'], { knockOut }))
  expect(knocked({ op: 'is', value: 'x' })).toEqual([])
  expect(knocked({ op: 'is', value: 'gone' })).toEqual(['problem deadOption a.knockOut'])
  expect(knocked({ op: 'atLeast', value: 3 })).toEqual(['problem testDoesNotFitKind a.knockOut'])
  expect(knocked({ op: 'isOneOf', values: [] })).toEqual(['problem conditionEmpty a.knockOut'])
})

test('P11, P10: a deleted option can be removed from a knock-out', () => {
  const knockOut: Predicate = { op: 'isOneOf', values: ['x', 'gone'] }
  const dead = anAssessment(singleChoice('a', ['x', 'y'], { knockOut }))
  expect(fixed(dead)).toEqual(
    anAssessment(singleChoice('a', ['x', 'y'], { knockOut: { op: 'isOneOf', values: ['x'] } })),
  )
})

test('P11, P10: so can a list from a knock-out without options', () => {
  const dead = anAssessment(shortText('a', { knockOut: { op: 'is', value: ['gone'] } }))
  expect(told(dead)).toEqual(['problem deadOption a.knockOut'])
  expect(fixed(dead)).toEqual(anAssessment(shortText('a')))
})

test('P11, P10: an unusable knock-out can be removed, and its range swapped', () => {
  const afterMend = (knockOut: Predicate) => fixed(anAssessment(number('a', { knockOut })))
  expect(afterMend({ op: 'includes', value: '3' })).toEqual(anAssessment(number('a')))
  expect(afterMend({ op: 'is', value: 'x' })).toEqual(anAssessment(number('a')))
  expect(afterMend({ op: 'isOneOf', values: [] })).toEqual(anAssessment(number('a')))
  expect(afterMend({ op: 'between', from: 5, to: 3 })).toEqual(
    anAssessment(number('a', { knockOut: { op: 'between', from: 3, to: 5 } })),
  )
})

test('P8: a range of dates may have blanks around them', () => {
  const knockOut: Predicate = { op: 'between', from: '2026-01-01', to: ' 2026-01-02' }
  expect(toldOf(date('a', { knockOut }))).toEqual([])
  const turned: Predicate = { op: 'between', from: ' 2026-01-02', to: '2026-01-01' }
  expect(toldOf(date('a', { knockOut: turned }))).toEqual(['problem limitsUpsideDown a.knockOut'])
})

test('P12: bands are distinct, and points can be earned', () => {
  const scored = singleChoice('a', ['x', 'y'], { points: 1, key: { options: ['x'] } })
  const of = (settings: Partial<Settings>, question: Question = scored) => {
    const built = anAssessment(question)
    return told({ ...built, settings: { ...built.settings, ...settings } })
  }
  const band = (id: string, from: number, name = id) => ({ id, name, from })
  expect(of({ passMark: { percent: 50 }, bands: [band('a', 0), band('b', 50)] })).toEqual([])
  expect(of({ bands: [band('a', 0), band('b', 0)] })).toEqual([
    'problem bandsAlike assessment.bands',
  ])
  expect(of({ bands: [band('a', 0, ' ')] })).toEqual(['problem bandWithoutName assessment.bands'])
  const pointless = 'warning nothingToScore assessment.'
  expect(of({ passMark: { percent: 50 } }, number('a'))).toEqual([`${pointless}passMark`])
  expect(of({ bands: [band('a', 0)] }, number('a'))).toEqual([`${pointless}bands`])
})
