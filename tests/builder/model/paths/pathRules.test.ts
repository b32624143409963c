import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { checkPaths } from '#src/builder/model/paths/prover.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  consent,
  longText,
  multipleChoice,
  not,
  number,
  ranking,
  section,
  shortText,
  singleChoice,
  statement,
  text,
  when,
  withOther,
} from '#tests/support/definitions.ts'

function told(definition: Definition): string[] {
  return proveReadiness(definition).findings.map(
    ({ grade, kind, place }) =>
      `${grade} ${kind} ${place.questionId ?? place.sectionId}.${place.field}`,
  )
}

function only(definition: Definition): Finding {
  const { findings } = proveReadiness(definition)
  expect(findings.map(({ kind }) => kind)).toHaveLength(1)
  return findings[0]!
}

const role = singleChoice('role', ['front', 'back'], { required: true })
const years = number('years', { min: 0, required: true })
const atLeast = (value: number) => when('years', { op: 'atLeast', value })

test('K7: a section that no path shows is reported once, without its questions', () => {
  const both = all(answeredWith('role', 'front'), answeredWith('role', 'back'))
  const definition = anAssessment(
    role,
    section('lost', { showIf: both }, statement('a'), number('b', { showIf: atLeast(1) })),
  )
  expect(told(anAssessment(years, ...definition.sections))).toEqual([
    'problem unreachable lost.showIf',
  ])
})

test('K8: of two equivalent parts the later one is needless', () => {
  const definition = anAssessment(
    years,
    statement('then', { showIf: any(atLeast(3), all(atLeast(5), not(atLeast(9)))) }),
  )
  expect(only(definition)).toMatchObject({ kind: 'partNeedless', path: [1], holds: 'implied' })
})

test('K8: a part that becomes needless only after removing another is not reported with it', () => {
  const middling = when('years', { op: 'between', from: 5, to: 9 })
  const definition = anAssessment(
    years,
    statement('then', { showIf: any(middling, all(not(middling), atLeast(3))) }),
  )
  expect(only(definition)).toMatchObject({ kind: 'partNeedless', path: [1, 0] })
})

test('K9: a question that nothing satisfies is a problem only where it is required', () => {
  const mail = shortText('mail', { format: 'email', maxLength: 2 })
  expect(told(anAssessment(mail))).toEqual(['warning cannotBeAnswered mail.limits'])
  const requiredIf = answeredWith('role', 'back')
  expect(only(anAssessment(role, { ...mail, requiredIf }))).toMatchObject({
    grade: 'problem',
    kind: 'cannotBeAnswered',
    witness: { role: { option: 'back' } },
  })
})

test('K10: a knock-out is late after more than five minutes and half of the path', () => {
  const knockOut = number('age', { knockOut: { op: 'lessThan', value: 18 } })
  const essays = [1, 2, 3].map((place) => longText(`essay${place}`))
  expect(told(anAssessment(...essays, knockOut))).toEqual(['warning knockOutLate age.knockOut'])
  expect(told(anAssessment(knockOut, ...essays))).toEqual([])
  expect(told(anAssessment(longText('essay'), knockOut))).toEqual([])
})

test('K10: a knock-out must distinguish candidates, and a blank counts as an answer', () => {
  const findings = (question: Question) => told(anAssessment(question))
  const consenting = (knockOut: Predicate, required: boolean) =>
    findings(consent('agreed', { knockOut, required }))
  expect(consenting({ op: 'isBlank' }, false)).toEqual([])
  expect(consenting({ op: 'isBlank' }, true)).toEqual(['warning knockOutNever agreed.knockOut'])
  expect(consenting({ op: 'isNotBlank' }, false)).toEqual([])
  expect(consenting({ op: 'isNotBlank' }, true)).toEqual(['warning knockOutAlways agreed.knockOut'])
  const adult = (knockOut: Predicate, required: boolean) =>
    findings(number('age', { min: 18, max: 99, knockOut, required }))
  expect(adult({ op: 'lessThan', value: 18 }, false)).toEqual([
    'warning knockOutNever age.knockOut',
  ])
  expect(adult({ op: 'lessThan', value: 19 }, true)).toEqual([])
  expect(adult({ op: 'lessThan', value: 100 }, true)).toEqual([
    'warning knockOutAlways age.knockOut',
  ])
  expect(adult({ op: 'lessThan', value: 100 }, false)).toEqual([])
  expect(adult({ op: 'isNot', value: 1 }, false)).toEqual(['warning knockOutAlways age.knockOut'])
})

test('K10: a ranking or set that is no knock-out is searched for as well', () => {
  const knockOut: Predicate = { op: 'isNot', value: ['c', 'b', 'a'] }
  const first = ranking('first', ['a', 'b', 'c'], { knockOut, required: true })
  expect(told(anAssessment(first))).toEqual([])
  const tools = multipleChoice('tools', ['a', 'b', 'c', 'd'], { knockOut, required: true })
  expect(told(anAssessment(tools))).toEqual([])
  expect(told(anAssessment({ ...tools, maxChoices: 2 }))).toEqual([
    'warning knockOutAlways tools.knockOut',
  ])
})

/** The layout that can enforce the limits of questions. */
function inQuestions(definition: Definition): Definition {
  return { ...definition, settings: { ...definition.settings, layout: 'question' } }
}

test('K10: neither five minutes nor half of the path alone are late', () => {
  const kindsOf = (definition: Definition) =>
    proveReadiness(inQuestions(definition)).findings.flatMap((finding) => {
      if (finding.kind === 'timeLimitShort') return []
      return finding.kind === 'knockOutLate' ? `late after ${finding.minutes}` : finding.kind
    })
  const bare = { prompt: text('Why') }
  const knockOut = consent('age', { ...bare, knockOut: { op: 'isBlank' } })
  const essays = (...ids: string[]) => ids.map((id) => longText(id, { ...bare, timeLimit: 150 }))
  const before = essays('a', 'b')
  expect(kindsOf(anAssessment(...before, knockOut))).toEqual([])
  const more = number('more', { ...bare, timeLimit: 1 })
  expect(kindsOf(anAssessment(...before, more, knockOut))).toEqual(['late after 6'])
  const lasting = (seconds: number) => longText('after', { ...bare, timeLimit: seconds })
  expect(kindsOf(anAssessment(...before, more, knockOut, lasting(140)))).toEqual(['late after 6'])
  const half = [...before, more, knockOut, ...essays('c', 'd')]
  expect(kindsOf(anAssessment(...half))).toEqual(['late after 6'])
  expect(kindsOf(anAssessment(...half, lasting(60)))).toEqual([])
})

test('K10: only what can come before it on one path counts', () => {
  const knockOut = number('age', {
    knockOut: { op: 'lessThan', value: 18 },
    showIf: answeredWith('role', 'front'),
  })
  const essays = [1, 2, 3].map((place) => longText(`essay${place}`))
  const long = section('long', { showIf: answeredWith('role', 'back') }, ...essays)
  expect(told(anAssessment(role, long, section('end', knockOut)))).toEqual([])
})

test('K11: time limits cap minutes, and make them bounds if they apply to conditional questions', () => {
  const essay = (id: string) => longText(id, { prompt: text('') })
  const maybe = { ...essay('maybe'), showIf: answeredWith('role', 'back') }
  const other = { ...essay('other'), showIf: atLeast(3) }
  const minutes = (timeLimit: number) =>
    proveReadiness(anAssessment(role, years, section('s', { timeLimit }, essay('a'), maybe, other)))
      .minutes
  expect(minutes(10_000)).toEqual({ least: 4, most: 9, isExact: true })
  expect(minutes(60)).toEqual({ least: 2, most: 2, isExact: true })
  expect(minutes(200)).toMatchObject({ isExact: false })
})

test('K12: what is undecided is neither a problem nor a warning', () => {
  const link = shortText('link', { format: 'url' })
  const odd = statement('odd', { showIf: when('link', { op: 'includes', value: 'a b' }) })
  expect(told(anAssessment(link, odd))).toEqual(['undecided undecided odd.showIf'])
})

test('K13: what a problem of a single place explains is not reported again', () => {
  const dead = all(answeredWith('gone', 'x'), answeredWith('role', 'front'))
  expect(told(anAssessment(role, statement('then', { showIf: dead })))).toEqual([
    'problem deadReference then.showIf',
  ])
  expect(told(anAssessment(singleChoice('none', [], { required: true })))).toEqual([
    'problem noOptions none.options',
  ])
})

test('P10: a condition without effect is removed, and so is a needless part', () => {
  const always = anAssessment(years, statement('then', { showIf: atLeast(0) }))
  const fixed = fixFinding(always, only(always))
  expect(fixed && findQuestion(fixed, 'then')?.question.showIf).toBeUndefined()
  const requiredAlways = anAssessment(years, number('then', { requiredIf: atLeast(0) }))
  const required = fixFinding(requiredAlways, only(requiredAlways))
  expect(required).toEqual(anAssessment(years, number('then', { required: true })))
  const twice = anAssessment(years, statement('then', { showIf: all(atLeast(5), atLeast(3)) }))
  const shorter = fixFinding(twice, only(twice))
  expect(shorter && told(shorter)).toEqual([])
  expect(shorter && findQuestion(shorter, 'then')?.question.showIf).toEqual(all(atLeast(5)))
})

test('K3: demands on an unknown row say nothing about own words', () => {
  const tools = withOther(multipleChoice('tools', ['x', 'y']))
  const showIf = all(
    when('tools', { op: 'includes', value: 'Make' }, { measure: 'other' }),
    when('tools', { op: 'isBlank' }, { measure: 'other', row: 'gone' }),
  )
  const { findings } = checkPaths(anAssessment(tools, statement('then', { showIf })), [])
  expect(findings.map(({ kind }) => kind)).not.toContain('unreachable')
})
