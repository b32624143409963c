import { describe, expect, test } from 'vitest'

import type { Predicate, Operator } from '#schemas/condition.ts'
import { conditionSentence, conditionText } from '#src/staff/words/conditionSentence.ts'
import { hiddenWords } from '#src/builder/screens/preview/hiddenWords.ts'
import { measureName, negatedOperatorName, operatorName } from '#src/staff/words/operatorName.ts'

import {
  all,
  anAssessment,
  answeredWith,
  any,
  consent,
  date,
  file,
  matrix,
  multipleChoice,
  not,
  number,
  ranking,
  section,
  shortText,
  singleChoice,
  text,
  when,
  withOther,
} from '#tests/support/definitions.ts'

const definition = anAssessment(
  section(
    'first',
    { title: 'About you' },
    { ...number('years'), prompt: text('Years of experience') },
    {
      ...singleChoice('role', [
        { id: 'be', label: 'Backend' },
        { id: 'fe', label: 'Frontend' },
      ]),
      prompt: text('Role'),
    },
    { ...multipleChoice('tools', ['react', 'vue', 'svelte']), prompt: text('Tools') },
    { ...shortText('city'), prompt: text('City') },
    { ...file('cv'), prompt: text('CV') },
    { ...date('start'), prompt: text('Start') },
    { ...ranking('wishes', ['pay', 'peace']), prompt: text('Wishes') },
    { ...matrix('skills', ['HTML', 'CSS'], ['none', 'some']), prompt: text('Skills') },
    { ...consent('agree'), prompt: text('Consent') },
  ),
)

const years = when('years', { op: 'atLeast', value: 3 })
const backend = answeredWith('role', 'be')
const city = answeredWith('city', 'Oslo')

describe('a condition reads as a sentence', () => {
  test('with its parts distinguished', () => {
    expect(conditionSentence(all(years, backend), definition, 'showIf')).toEqual([
      { kind: 'text', text: 'Show only if ' },
      { kind: 'question', text: 'Years of experience', questionId: 'years' },
      { kind: 'text', text: ' is at least ' },
      { kind: 'value', text: '3' },
      { kind: 'text', text: ' and ' },
      { kind: 'question', text: 'Role', questionId: 'role' },
      { kind: 'text', text: ' is ' },
      { kind: 'value', text: 'Backend' },
    ])
  })

  test.each([
    [any(years, backend), '“Years of experience” is at least 3 or “Role” is Backend'],
    [
      all(any(years, backend), city),
      '(“Years of experience” is at least 3 or “Role” is Backend) and “City” is “Oslo”',
    ],
    [
      all(all(years, backend), city),
      '“Years of experience” is at least 3 and “Role” is Backend and “City” is “Oslo”',
    ],
    [all(any(years)), '“Years of experience” is at least 3'],
    [not(backend), '“Role” is not Backend'],
    [not(not(backend)), '“Role” is Backend'],
    [not(all(backend)), '“Role” is not Backend'],
    [not(any(backend, city)), 'none of (“Role” is Backend or “City” is “Oslo”)'],
    [not(all(backend, city)), 'not all of (“Role” is Backend and “City” is “Oslo”)'],
    [all(), '…'],
    [when('tools', { op: 'includes', value: 'vue' }), '“Tools” includes vue'],
    [when('tools', { op: 'is', value: ['react', 'vue'] }), '“Tools” is react and vue'],
    [
      when('tools', { op: 'atLeast', value: 2 }, { measure: 'count' }),
      'the number of choices in “Tools” is at least 2',
    ],
    [when('cv', { op: 'is', value: 2 }, { measure: 'count' }), 'the number of files in “CV” is 2'],
    [
      when('city', { op: 'lessThan', value: 2 }, { measure: 'length' }),
      'the length of “City” is less than 2',
    ],
    [when('city', { op: 'includes', value: 'os' }), '“City” contains “os”'],
    [not(when('city', { op: 'includes', value: 'os' })), '“City” does not contain “os”'],
    [when('city', { op: 'is', value: ' ' }), '“City” is …'],
    [
      when('role', { op: 'isOneOf', values: ['be', 'gone'] }),
      '“Role” is one of Backend or a deleted option',
    ],
    [when('role', { op: 'isOneOf', values: [] }), '“Role” is one of …'],
    [
      when('city', { op: 'isNot', value: ['oslo', 'bern'] }),
      '“City” is not a deleted option and a deleted option',
    ],
    [when('agree', { op: 'is', value: ['yes'] }), '“Consent” is a deleted option'],
    [when('years', { op: 'between', from: 1, to: 3 }), '“Years of experience” is between 1 and 3'],
    [when('start', { op: 'atLeast', value: '2026-05-01' }), '“Start” is on or after May 1, 2026'],
    [not(when('start', { op: 'before', value: '' })), '“Start” is not before …'],
    [when('wishes', { op: 'is', value: ['peace', 'pay'] }), '“Wishes” is peace, then pay'],
    [when('skills', { op: 'is', value: 'some' }, { row: 'CSS' }), '“Skills”, “CSS”, is some'],
    [
      when('skills', { op: 'atLeast', value: 2 }, { row: 'CSS', measure: 'count' }),
      'the number of choices in “Skills”, “CSS”, is at least 2',
    ],
    [when('skills', { op: 'isBlank' }, { row: 'gone' }), '“Skills”, a deleted row, is blank'],
    [when('agree', { op: 'isNotBlank' }), '“Consent” is ticked'],
    [when('agree', { op: 'is', value: true }), '“Consent” is ticked'],
    [
      when('role', { op: 'includes', value: 'be' }, { measure: 'other' }),
      'what was written in “Role” contains “be”',
    ],
    [when('nobody', { op: 'isBlank' }), 'a deleted question is blank'],
  ])('%#', (condition, expected) => {
    expect(conditionText(condition, definition)).toBe(expected)
  })
})

const operators: { readonly [Op in Operator]: Predicate } = {
  isBlank: { op: 'isBlank' },
  isNotBlank: { op: 'isNotBlank' },
  is: { op: 'is', value: 1 },
  isNot: { op: 'isNot', value: 1 },
  isOneOf: { op: 'isOneOf', values: [1] },
  includes: { op: 'includes', value: 'a' },
  atLeast: { op: 'atLeast', value: 1 },
  atMost: { op: 'atMost', value: 1 },
  moreThan: { op: 'moreThan', value: 1 },
  lessThan: { op: 'lessThan', value: 1 },
  before: { op: 'before', value: '2026-01-01' },
  after: { op: 'after', value: '2026-01-01' },
  between: { op: 'between', from: 1, to: 2 },
}

test.each(Object.values(operators))(
  '$op has words, and different ones for its negation',
  (each) => {
    expect(operatorName(each.op)).toMatch(/^\w/)
    expect(negatedOperatorName(each.op)).not.toBe(operatorName(each.op))
    expect(conditionText(when('years', each), definition)).toContain(operatorName(each.op))
    expect(conditionText(not(when('years', each)), definition)).toContain(
      negatedOperatorName(each.op),
    )
  },
)

describe('a calculated value reads like an answer of its sort', () => {
  const expressions = {
    due: 'start',
    total: 'years * 2',
    greeting: '"Hi " & city',
    senior: 'years > 5',
  }
  const withCalculated = {
    ...definition,
    calculated: Object.entries(expressions).map(([id, expression]) => ({
      id,
      name: id,
      expression,
    })),
  }
  const say = (id: string, asked: Predicate) =>
    conditionText({ kind: 'compare', of: { calculated: id }, test: asked }, withCalculated)

  test.each<[string, Predicate, string]>([
    ['due', { op: 'atLeast', value: '2026-05-01' }, '“due” is on or after May 1, 2026'],
    ['due', { op: 'atMost', value: '2026-05-01' }, '“due” is on or before May 1, 2026'],
    ['due', { op: 'after', value: '2026-05-01' }, '“due” is after May 1, 2026'],
    [
      'due',
      { op: 'between', from: '2026-05-01', to: '2026-05-02' },
      '“due” is between May 1, 2026 and May 2, 2026',
    ],
    ['total', { op: 'atLeast', value: 3 }, '“total” is at least 3'],
    ['greeting', { op: 'includes', value: 'Oslo' }, '“greeting” contains “Oslo”'],
    ['greeting', { op: 'is', value: '2026-05-01' }, '“greeting” is “2026-05-01”'],
    ['senior', { op: 'is', value: true }, '“senior” is true'],
    ['senior', { op: 'isBlank' }, '“senior” is blank'],
    [
      'gone',
      { op: 'atLeast', value: '2026-05-01' },
      'a deleted calculated value is at least “2026-05-01”',
    ],
  ])('%s %j', (id, asked, expected) => {
    expect(say(id, asked)).toBe(expected)
  })
})

test('why a question is hidden', () => {
  const unfinished = when('role', { op: 'is', value: '' })
  expect(
    hiddenWords({ by: 'question', questionId: 'city', condition: unfinished }, definition),
  ).toBe('Hidden now: it is shown only if “Role” is …')
  expect(hiddenWords({ by: 'question', questionId: 'city', condition: backend }, definition)).toBe(
    'Hidden now: it is shown only if “Role” is Backend.',
  )
  expect(hiddenWords({ by: 'section', sectionId: 'first', condition: backend }, definition)).toBe(
    'Hidden now, with its section: “About you” is shown only if “Role” is Backend.',
  )
})

test('own words are named after their option', () => {
  expect(measureName('other', withOther(singleChoice('q')))).toBe('text under “Other”')
})
