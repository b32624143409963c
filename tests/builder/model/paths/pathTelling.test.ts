import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  multipleChoice,
  number,
  option,
  section,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'

function told(definition: Definition): string[] {
  return proveReadiness(definition).findings.map(
    ({ kind, place }) => `${kind} ${place.questionId ?? place.sectionId}.${place.field}`,
  )
}

const role = singleChoice('role', ['front', 'back'])
const years = number('years', { min: 0 })
const dead = answeredWith('gone', 'x')
const never = all(answeredWith('role', 'front'), answeredWith('role', 'back'))

test('K13: a problem explains its consequences, and nothing else', () => {
  const a = number('a', { showIf: dead })
  const b = number('b', { showIf: when('a', { op: 'atLeast', value: 1 }) })
  const c = number('c', { showIf: when('b', { op: 'atLeast', value: 1 }) })
  const other = statement('other', { showIf: never })
  expect(told(anAssessment(role, a, b, c, other))).toEqual([
    'deadReference a.showIf',
    'unreachable other.showIf',
  ])
})

test('K13: a problem explains nothing of another field of its question', () => {
  const asked = number('asked', { requiredIf: dead, showIf: never })
  expect(told(anAssessment(role, asked))).toEqual([
    'deadReference asked.requiredIf',
    'unreachable asked.showIf',
  ])
})

test('K13: no part of a condition with a problem is reported', () => {
  const misfit = when('years', { op: 'includes', value: 'x' })
  const shown = statement('then', { showIf: any(misfit, answeredWith('role', 'front')) })
  expect(told(anAssessment(role, years, shown))).toEqual(['testDoesNotFitKind then.showIf'])
})

test('K13: a warning explains nothing', () => {
  const options = [option('a'), option('a', 'again'), { ...option('both'), role: 'all' as const }]
  const many = { ...multipleChoice('many', [], { maxChoices: 1 }), options }
  expect(told(anAssessment(many))).toEqual([
    'duplicateOptions many.options',
    'optionNever many.options',
  ])
})

test('K7: the contents of an undecided section are not checked', () => {
  const spaced = when('link', { op: 'includes', value: 'a b' })
  const inner = section('inner', { showIf: spaced }, statement('lost', { showIf: never }))
  expect(told(anAssessment(role, shortText('link', { format: 'url' }), inner))).toEqual([
    'undecided inner.showIf',
  ])
})

test('K9: the path to what can’t be answered has only the answers it needs', () => {
  const requiredIf = any(answeredWith('role', 'back'), when('years', { op: 'atLeast', value: 3 }))
  const mail = shortText('mail', { format: 'email', maxLength: 2, requiredIf })
  const [finding] = proveReadiness(anAssessment(role, years, mail)).findings
  const witness = finding?.kind === 'cannotBeAnswered' ? finding.witness : undefined
  expect(Object.keys(witness ?? {})).toHaveLength(1)
})

test('K9, K3: it is reported if it can’t be decided whether an answer is required, or possible', () => {
  const spaced = when('link', { op: 'includes', value: 'a b' })
  const found = (requiredIf: Condition, own: Partial<QuestionOf<'shortText'>>) => {
    const mail = shortText('mail', { ...own, requiredIf })
    return proveReadiness(anAssessment(role, shortText('link', { format: 'url' }), mail)).findings
  }
  const undecided = (questionId: string) => ({
    grade: 'undecided',
    kind: 'undecided',
    about: 'answering',
    why: { by: 'text', questionIds: [questionId] },
    place: { sectionId: 'section1', questionId: 'mail', field: 'limits' },
  })
  const trapped = { format: 'email', maxLength: 2 } as const
  const puzzling = { pattern: { source: '(a|b)\\1', ignoreCase: false } }
  expect(found(spaced, trapped)).toEqual([undecided('link')])
  expect(found(spaced, puzzling)).toEqual([undecided('mail')])
  expect(found(answeredWith('role', 'back'), puzzling)).toEqual([undecided('mail')])
  expect(found(when('role', { op: 'isOneOf', values: ['gone'] }), puzzling)).not.toContainEqual(
    undecided('mail'),
  )
})
