import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  not,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'

const role = singleChoice('role', ['front', 'back'])
const years = number('years', { min: 0, max: 10 })
const link = shortText('link', { format: 'url' })
const mail = shortText('mail', { format: 'email', maxLength: 2 })
const code = shortText('code', { pattern: { source: '(a|b)\\1', ignoreCase: false } })

const junior = when('years', { op: 'atMost', value: 2 })
const ancient = when('years', { op: 'moreThan', value: 10 })
const notEleven = when('years', { op: 'isNot', value: 11 })

/** The findings about a question with this condition. */
function found(showIf: Condition, ...before: Question[]) {
  return proveReadiness(anAssessment(...before, statement('then', { showIf }))).findings
}

const fails = (part: Condition) => ({
  grade: 'warning',
  kind: 'comparisonNever',
  part,
  holds: 'never',
})

test('K8: a comparison that no allowed answer makes true is a warning of its own', () => {
  expect(found(any(junior, ancient), role, years)).toMatchObject([fails(ancient)])
  expect(found(any(not(ancient), junior), role, years)).toMatchObject([
    { kind: 'conditionAlways' },
    fails(ancient),
  ])
  expect(found(any(junior, answeredWith('role', 'front')), role, years)).toEqual([])
})

test('K8: as is not, one that every allowed answer makes true', () => {
  expect(found(all(notEleven, junior), role, years)).toMatchObject([
    { ...fails(notEleven), holds: 'always' },
  ])
})

test('K8: several comparisons with one question are checked separately', () => {
  const older = when('years', { op: 'moreThan', value: 20 })
  expect(found(any(ancient, junior, older), years)).toMatchObject([fails(ancient), fails(older)])
})

test('K8: it is also reported for an unreachable place, and for required conditions', () => {
  expect(found(ancient, role, years)).toMatchObject([{ kind: 'unreachable' }, fails(ancient)])
  const requiredIf = any(junior, ancient)
  const then = number('then', { requiredIf })
  const { findings } = proveReadiness(anAssessment(role, years, then))
  expect(findings).toEqual([
    {
      ...fails(ancient),
      place: { sectionId: 'section1', questionId: 'then', field: 'requiredIf' },
    },
  ])
  const shut = section('shut', { showIf: ancient }, statement('then'))
  expect(proveReadiness(anAssessment(years, shut)).findings).toMatchObject([
    { kind: 'unreachable' },
    fails(ancient),
  ])
})

test('K8, K3: nothing is reported for what may be true, or can’t be answered at all', () => {
  const spaced = when('link', { op: 'includes', value: 'a b' })
  expect(found(any(junior, spaced), link, years)).toEqual([])
  const matching = when('code', { op: 'includes', value: 'ab' })
  expect(found(any(junior, matching), code, years)).toEqual([])
  expect(found(any(junior, answeredWith('mail', 'a')), years, mail)).toMatchObject([
    { kind: 'cannotBeAnswered' },
    { kind: 'partNeedless' },
  ])
})

test('K8, K15: results of calculated values are never called impossible', () => {
  const twice: Condition = {
    kind: 'compare',
    of: { calculated: 'c_twice' },
    test: { op: 'moreThan', value: 20 },
  }
  const showIf = any(junior, twice)
  const definition = anAssessment(role, years, statement('then', { showIf }))
  expect(proveReadiness(withCalculated(definition, { twice: 'years * 2' })).findings).toEqual([])
})
