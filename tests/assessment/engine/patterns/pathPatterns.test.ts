import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { newExplorer, reachAll } from '#src/builder/model/paths/reachability.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  not,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'], { required: true })

/** The findings about a text with this pattern, after a question about the role. */
function found(source: string, own: Partial<QuestionOf<'shortText'>> = {}) {
  const code = shortText('code', { pattern: { source, ignoreCase: false }, ...own })
  return proveReadiness(anAssessment(role, code)).findings.map(({ grade, kind }) => [grade, kind])
}

/** A text matching this pattern that makes the condition true, or the verdict. */
function meeting(source: string, showIf: Condition, own: Partial<QuestionOf<'shortText'>> = {}) {
  const code = shortText('code', { pattern: { source, ignoreCase: false }, ...own })
  const places = reachAll(newExplorer(anAssessment(code, statement('then', { showIf }))))
  const reach = places.find(({ place }) => place.questionId === 'then')?.reach
  return reach?.kind === 'reached' ? reach.witness['code'] : reach?.kind
}

function length(value: number): Condition {
  return { kind: 'compare', of: { question: 'code', measure: 'length' }, test: { op: 'is', value } }
}

const undecided = ['undecided', 'undecided']

test('K3, K12: a required answer with an undecidable pattern is not ready', () => {
  expect(found('[^\\s\\S]', { required: true })).toEqual([undecided])
  expect(found('[^\\s\\S]', { requiredIf: answeredWith('role', 'front') })).toEqual([undecided])
  expect(found('[^\\s\\S]')).toEqual([])
})

test('K3: an accepted text shows that a pattern can be met', () => {
  const key = { accepted: ['bb'], ignoreCase: false }
  const scored = { key, points: 1 }
  expect(found('(a|b)\\1', { required: true, ...scored })).toEqual([])
  expect(found('(a|b)\\1', { required: true })).toEqual([undecided])
})

test.each([
  ['a Dutch postcode', '[1-9]\\d{3} ?[A-Z]{2}'],
  ['a British postcode', '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}'],
  ['an American one', '\\d{5}(-\\d{4})?'],
  ['a bank account', '[A-Z]{2}\\d{2}[A-Z0-9]{11,30}'],
  ['a version', '(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-[0-9A-Za-z-]+)?'],
  ['the number of an employee', '^EMP-\\d{6}$'],
  ['a colour', '#(?:[\\da-f]{3}|[\\da-f]{6})'],
  ['a time', '(?<hours>[01]\\d|2[0-3]):[0-5]\\d'],
  ['a name in any script', '\\p{Lu}[\\p{L}\\p{M}’ -]*'],
  ['a number that must not be all noughts', '(?!0+$)\\d{9}'],
  ['a password', '(?=.*\\d)(?=.*[A-Z])(?=.*[^\\w\\s]).{8,}'],
])('K2: %s can be answered', (_, source) => {
  expect(found(source, { required: true })).toEqual([])
})

test('K2: a format and a pattern are satisfied together', () => {
  const address = { required: true, format: 'url' } as const
  expect(found('https://github\\.com/[\\w-]+', address)).toEqual([])
  expect(found('.*github\\.com/.+', address)).toEqual([])
  const email = { required: true, format: 'email' } as const
  expect(found('[a-z.]+@example\\.com', email)).toEqual([])
  expect(found('.*\\.nl', email)).toEqual([])
  expect(found('\\+31[\\d ]+', { required: true, format: 'phone' })).toEqual([])
})

test('K2: a pattern and length limits are satisfied together', () => {
  expect(found('(\\w+ )*\\w+', { required: true, minLength: 40, maxLength: 41 })).toEqual([])
  expect(found('[A-Z]{2}\\d*', { required: true, maxLength: 2 })).toEqual([])
  expect(found('[A-Z]{2}\\d*', { required: true, maxLength: 1 })).toEqual([undecided])
})

test('K2: generated texts satisfy conditions', () => {
  expect(meeting('[A-Z]{2}\\d{3,9}', length(8))).toMatch(/^[A-Z]{2}\d{6}$/)
  expect(meeting('(?:\\d{4} ?){2,5}', length(19))).toMatch(/^[\d ]{19}$/)
  const backend = when('code', { op: 'includes', value: 'back' })
  expect(meeting('(front|ops|back)-\\d', backend)).toMatch(/^back-\d$/)
  const other = all(not(backend), when('code', { op: 'isNotBlank' }))
  expect(meeting('(front|ops|back)-\\d', other)).toMatch(/^(front|ops)-\d$/)
  const ada = when('code', { op: 'includes', value: 'ada' })
  expect(meeting('[a-z]+@example\\.com', ada)).toMatch(/ada.*@example\.com$/)
  const both = all(ada, when('code', { op: 'includes', value: 'bob' }))
  expect(meeting('\\w+@\\w+\\.nl', both, { format: 'email' })).toMatch(
    /^(?=.*ada)(?=.*bob).*@.*nl$/,
  )
})

test('K3: a pattern that no generated text matches is never called impossible', () => {
  expect(meeting('\\d{4}', length(5))).toBe('unclear')
  expect(meeting('(a|b)\\1', when('code', { op: 'isNotBlank' }))).toBe('unclear')
})
