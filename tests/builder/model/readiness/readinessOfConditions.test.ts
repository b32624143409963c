import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  code,
  consent,
  date,
  file,
  matrix,
  multipleChoice,
  not,
  number,
  ranking,
  rating,
  section,
  shortText,
  singleChoice,
  statement,
  when,
  withOther,
} from '#tests/support/definitions.ts'
import { fixed, told } from '#tests/support/findings.ts'

/** For a statement's condition, after questions of every sort. */
function ofCondition(condition: Condition): Definition {
  return anAssessment(
    singleChoice('one'),
    multipleChoice('several'),
    number('years'),
    shortText('city'),
    file('cv'),
    statement('note'),
    statement('here', { showIf: condition }),
    number('later'),
  )
}

test('P7: a condition uses earlier, existing questions', () => {
  const at = (condition: Condition) => told(ofCondition(condition))
  expect(at(answeredWith('years', 3))).toEqual([])
  expect(at(answeredWith('gone', 3))).toEqual(['problem deadReference here.showIf'])
  expect(at(answeredWith('later', 3))).toEqual(['problem conditionOnLaterQuestion here.showIf'])
  expect(at(when('here', { op: 'isBlank' }))).toEqual([
    'problem conditionOnLaterQuestion here.showIf',
  ])
  const sum: Condition = { kind: 'compare', of: { calculated: 'sum' }, test: { op: 'isBlank' } }
  expect(at(sum)).toEqual(['problem deadReference here.showIf'])
})

test('P7: a section may use what comes before it', () => {
  const own = section('s', { showIf: answeredWith('a', 3) }, number('a'))
  expect(told(anAssessment(own))).toEqual(['problem conditionOnLaterQuestion s.showIf'])
})

test('P7: required conditions are checked like show conditions', () => {
  const definition = anAssessment(shortText('a', { requiredIf: answeredWith('gone', 'x') }))
  expect(told(definition)).toEqual(['problem deadReference a.requiredIf'])
  expect(fixed(definition)).toEqual(anAssessment(shortText('a')))
})

test('P7, P10: dangling references can be removed', () => {
  const definition = ofCondition(all(not(answeredWith('gone', 3)), answeredWith('years', 3)))
  expect(fixed(definition)).toEqual(ofCondition(all(answeredWith('years', 3))))
  const ofSection = anAssessment(section('s', { showIf: answeredWith('gone', 3) }, number('a')))
  expect(fixed(ofSection)).toEqual(anAssessment(section('s', number('a'))))
  expect(fixed(ofCondition(answeredWith('later', 3)))).toBeNull()
})

test('P7, P10: a comparison with a deleted option can be removed', () => {
  const definition = ofCondition(
    any(when('one', { op: 'isOneOf', values: ['yes', 'gone'] }), answeredWith('years', 3)),
  )
  expect(checkReadiness(definition)).toMatchObject([
    { kind: 'deadOption', optionId: 'gone', operandId: 'one' },
  ])
  expect(fixed(definition)).toEqual(
    ofCondition(any(when('one', { op: 'isOneOf', values: ['yes'] }), answeredWith('years', 3))),
  )
})

test('P8: a condition has operators that suit the kind, and values of the right sort', () => {
  const wrong: Condition[] = [
    when('one', { op: 'atLeast', value: 1 }),
    when('one', { op: 'is', value: ['yes'] }),
    when('several', { op: 'is', value: 'vue' }),
    when('years', { op: 'is', value: '3' }),
    when('years', { op: 'between', from: '1', to: 3 }),
    when('city', { op: 'isOneOf', values: ['Bern', 3] }),
    when('city', { op: 'atLeast', value: '3' }, { measure: 'length' }),
    when('cv', { op: 'is', value: 'cv.pdf' }),
    when('note', { op: 'isBlank' }),
    when('one', { op: 'is', value: 'yes' }, { row: 'row1' }),
    when('years', { op: 'isBlank' }, { measure: 'count' }),
  ]
  for (const condition of wrong) {
    expect(told(ofCondition(condition))).toEqual(['problem testDoesNotFitKind here.showIf'])
  }
  const right: Condition[] = [
    when('one', { op: 'is', value: 'yes' }),
    when('several', { op: 'is', value: ['vue'] }),
    when('several', { op: 'includes', value: 'vue' }),
    when('several', { op: 'atLeast', value: 2 }, { measure: 'count' }),
    when('years', { op: 'between', from: 1, to: 3 }),
    when('city', { op: 'includes', value: 'B' }),
    when('cv', { op: 'isNotBlank' }),
  ]
  for (const condition of right) expect(told(ofCondition(condition))).toEqual([])
})

test('P8, P10: a reversed range can be fixed', () => {
  const definition = ofCondition(when('years', { op: 'between', from: 5, to: 3 }))
  expect(told(definition)).toEqual(['problem limitsUpsideDown here.showIf'])
  expect(fixed(definition)).toEqual(ofCondition(when('years', { op: 'between', from: 3, to: 5 })))
})

test('P8, P10: only the reversed range is fixed', () => {
  const years = (from: number, to: number) => when('years', { op: 'between', from, to })
  const around = (range: Condition) =>
    ofCondition(any(years(1, 2), years(4, 4), answeredWith('years', 9), range))
  expect(fixed(around(years(5, 3)))).toEqual(around(years(3, 5)))
})

test('P9, P10: an empty group or comparison can be removed', () => {
  const empty: Condition[] = [
    all(),
    not(any()),
    when('one', { op: 'is', value: '' }),
    when('several', { op: 'isNot', value: [] }),
    when('one', { op: 'isOneOf', values: [] }),
    when('city', { op: 'includes', value: ' ' }),
  ]
  for (const condition of empty) {
    expect(told(ofCondition(condition))).toEqual(['problem conditionEmpty here.showIf'])
    const around = ofCondition(all(answeredWith('years', 3), condition))
    expect(fixed(around)).toEqual(ofCondition(all(answeredWith('years', 3))))
  }
  const { showIf: _, ...shown } = statement('here', { showIf: all() })
  expect(fixed(anAssessment(number('a'), statement('here', { showIf: all() })))).toEqual(
    anAssessment(number('a'), shown),
  )
})

/** For a statement's condition, after a question of each kind with operators of its own. */
function ofKinds(condition: Condition): string[] {
  return told(
    anAssessment(
      date('start'),
      rating('mood'),
      ranking('wishes', ['a', 'b']),
      matrix('table', ['r'], ['x', 'y']),
      consent('agree'),
      withOther(singleChoice('one', ['x', 'y'])),
      code('snippet'),
      statement('here', { showIf: condition }),
    ),
  ).map((finding) => finding.split(' ')[1]!)
}

test('P8: values have the sort that the kind compares with', () => {
  const fits: Condition[] = [
    when('start', { op: 'between', from: '2026-01-01', to: '2026-12-31' }),
    when('mood', { op: 'atLeast', value: 3 }),
    when('wishes', { op: 'is', value: ['b', 'a'] }),
    when('table', { op: 'is', value: 'x' }, { row: 'r' }),
    when('agree', { op: 'is', value: true }),
    when('one', { op: 'includes', value: 'anything' }, { measure: 'other' }),
    when('snippet', { op: 'includes', value: 'return' }),
  ]
  expect(fits.flatMap(ofKinds)).toEqual([])
  const unfit: Condition[] = [
    when('start', { op: 'atLeast', value: 3 }),
    when('start', { op: 'is', value: '2026-02-30' }),
    when('start', { op: 'moreThan', value: '2026-01-01' }),
    when('mood', { op: 'is', value: '3' }),
    when('wishes', { op: 'is', value: 'a' }),
    when('table', { op: 'is', value: 'x' }),
    when('table', { op: 'includes', value: 'x' }, { row: 'r' }),
    when('agree', { op: 'is', value: false }),
    when('agree', { op: 'atLeast', value: 1 }),
    when('snippet', { op: 'includes', value: 'x' }, { measure: 'other' }),
  ]
  for (const condition of unfit) expect(ofKinds(condition)).toEqual(['testDoesNotFitKind'])
})

test('P7: a condition uses existing rows and options', () => {
  expect(ofKinds(when('table', { op: 'isBlank' }, { row: 'gone' }))).toEqual(['deadRow'])
  expect(ofKinds(when('table', { op: 'is', value: 'gone' }, { row: 'r' }))).toEqual(['deadOption'])
  expect(ofKinds(when('wishes', { op: 'is', value: ['a', 'gone'] }))).toEqual(['deadOption'])
})

test('P7, P10: a list compared with a question without options is of deleted ones', () => {
  const listed: Condition = when('city', { op: 'isNot', value: ['gone', 'lost'] })
  expect(checkReadiness(ofCondition(listed))).toMatchObject([
    { grade: 'problem', kind: 'deadOption', optionId: 'gone', operandId: 'city' },
    { grade: 'problem', kind: 'deadOption', optionId: 'lost', operandId: 'city' },
  ])
  const length = when('city', { op: 'is', value: ['gone'] }, { measure: 'length' })
  expect(checkReadiness(ofCondition(length))).toMatchObject([{ kind: 'testDoesNotFitKind' }])
})

test('P7, P10: a comparison with a deleted row can be removed', () => {
  const of = (condition: Condition) =>
    anAssessment(matrix('a', ['r']), matrix('b', ['r', 's']), number('c', { showIf: condition }))
  const inRow = (question: string, row: string) => when(question, { op: 'isBlank' }, { row })
  expect(fixed(of(any(inRow('a', 's'), inRow('b', 's'))))).toEqual(of(any(inRow('b', 's'))))
})

test('P9: a date not chosen yet is no value', () => {
  expect(ofKinds(when('start', { op: 'before', value: '' }))).toEqual(['conditionEmpty'])
  const from = when('start', { op: 'between', from: '2026-01-01', to: ' ' })
  expect(ofKinds(from)).toEqual(['conditionEmpty'])
})

test('P7, P10: own words that read like a deleted option are left alone', () => {
  const own = when('one', { op: 'is', value: 'gone' }, { measure: 'other' })
  const of = (condition: Condition) =>
    anAssessment(withOther(singleChoice('one')), number('b', { showIf: condition }))
  expect(fixed(of(any(answeredWith('one', 'gone'), own)))).toEqual(of(any(own)))
})
