import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import {
  measuresFor,
  operandsBefore,
  operatorsFor,
} from '#src/assessment/engine/conditions/comparisons.ts'
import { isShown } from '#src/assessment/engine/evaluation/evaluation.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  file,
  longText,
  multipleChoice,
  not,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  storedFile,
  when,
} from '#tests/support/definitions.ts'
import { evaluate, holds } from '#tests/support/evaluations.ts'

const remote = singleChoice('remote', ['yes', 'no', 'partly'])
const skills = multipleChoice('skills', ['react', 'vue', 'svelte'])
const city = shortText('city')
const years = number('years')
const cv = file('cv', { maxFiles: 3 })

test('C1: is not is the exact negation of is', () => {
  const answers = [undefined, { option: 'yes' }, { option: 'no' }, { option: 'gone' }]
  for (const answer of answers) {
    const is = holds(when('remote', { op: 'is', value: 'yes' }), remote, answer)
    expect(holds(when('remote', { op: 'isNot', value: 'yes' }), remote, answer)).toBe(!is)
  }
  expect(holds(when('years', { op: 'isNot', value: 3 }), years, { raw: 'three' })).toBe(true)
})

test('C2: for a blank answer only is blank and is not are true', () => {
  const tests: Predicate[] = [
    { op: 'is', value: 3 },
    { op: 'isOneOf', values: [0, 3] },
    { op: 'atLeast', value: 0 },
    { op: 'atMost', value: 0 },
    { op: 'moreThan', value: -1 },
    { op: 'lessThan', value: 1 },
    { op: 'between', from: -1, to: 1 },
    { op: 'isNotBlank' },
  ]
  for (const each of tests) expect(holds(when('years', each), years, undefined)).toBe(false)
  for (const answer of [undefined, { raw: ' ' }]) {
    expect(holds(when('years', { op: 'isBlank' }), years, answer)).toBe(true)
    expect(holds(when('years', { op: 'isNot', value: 3 }), years, answer)).toBe(true)
  }
  expect(holds(when('skills', { op: 'includes', value: 'vue' }), skills, { options: [] })).toBe(
    false,
  )
  expect(holds(when('skills', { op: 'is', value: [] }), skills, { options: [] })).toBe(false)
  expect(holds(when('city', { op: 'is', value: '' }), city, '  ')).toBe(false)
})

test('C3: text compares trimmed, in NFC, and case-sensitively', () => {
  const isCity = (value: string, answer: string) =>
    holds(when('city', { op: 'is', value }), city, answer)
  expect(isCity('Zürich', '  Zu\u0308rich\n')).toBe(true)
  expect(isCity('  Zu\u0308rich ', 'Zürich')).toBe(true)
  expect(isCity('zürich', 'Zürich')).toBe(false)
  expect(isCity('00', '000')).toBe(false)
  expect(isCity('1', '1.0')).toBe(false)
})

test('C3: a text is never a number', () => {
  expect(holds(when('city', { op: 'is', value: 7 }), city, '7')).toBe(false)
  expect(holds(when('years', { op: 'is', value: '7' }), years, 7)).toBe(false)
})

test('C4: at least, at most and between include their bounds, more and less than don’t', () => {
  const at = (each: Predicate) =>
    [2, 3, 4].map((answer) => holds(when('years', each), years, answer))
  expect(at({ op: 'atLeast', value: 3 })).toEqual([false, true, true])
  expect(at({ op: 'atMost', value: 3 })).toEqual([true, true, false])
  expect(at({ op: 'moreThan', value: 3 })).toEqual([false, false, true])
  expect(at({ op: 'lessThan', value: 3 })).toEqual([true, false, false])
  expect(at({ op: 'between', from: 3, to: 4 })).toEqual([false, true, true])
  expect(at({ op: 'between', from: 4, to: 2 })).toEqual([false, false, false])
  expect(holds(when('years', { op: 'is', value: 0 }), years, -0)).toBe(true)
})

test('C4: numbers do not compare as text', () => {
  expect(holds(when('years', { op: 'moreThan', value: 9 }), years, 10)).toBe(true)
})

test('C5: lists compare as sets', () => {
  const isBoth = when('skills', { op: 'is', value: ['vue', 'react', 'vue'] })
  expect(holds(isBoth, skills, { options: ['react', 'vue'] })).toBe(true)
  expect(holds(isBoth, skills, { options: ['react', 'vue', 'react'] })).toBe(true)
  expect(holds(isBoth, skills, { options: ['react'] })).toBe(false)
  expect(holds(isBoth, skills, { options: ['react', 'vue', 'svelte'] })).toBe(false)
  expect(holds(isBoth, skills, { options: ['react', 'svelte'] })).toBe(false)
})

test('C6: includes looks for a member in a list and for words in a text', () => {
  const hasVue = when('skills', { op: 'includes', value: 'vue' })
  expect(holds(hasVue, skills, { options: ['react', 'vue'] })).toBe(true)
  expect(holds(hasVue, skills, { options: ['react'] })).toBe(false)
  const saysTest = when('story', { op: 'includes', value: ' tests ' })
  expect(holds(saysTest, longText('story'), 'I wrote tests.')).toBe(true)
  expect(holds(saysTest, longText('story'), 'I wrote Tests.')).toBe(false)
})

test('C6: is one of means is for any of several', () => {
  const few = when('years', { op: 'isOneOf', values: [1, 2] })
  expect([1, 2, 3].map((answer) => holds(few, years, answer))).toEqual([true, true, false])
  const some = when('remote', { op: 'isOneOf', values: ['yes', 'partly'] })
  expect(holds(some, remote, { option: 'partly' })).toBe(true)
  expect(holds(some, remote, { option: 'no' })).toBe(false)
})

test('C7: lengths and counts compare as numbers', () => {
  const isLong = when('city', { op: 'atLeast', value: 3 }, { measure: 'length' })
  expect(holds(isLong, city, ' ab ')).toBe(false)
  expect(holds(isLong, city, '👩🏽 a')).toBe(true)
  const two = when('skills', { op: 'is', value: 2 }, { measure: 'count' })
  expect(holds(two, skills, { options: ['vue', 'react', 'vue'] })).toBe(true)
  expect(holds(two, skills, { options: ['vue'] })).toBe(false)
  const hasFiles = when('cv', { op: 'moreThan', value: 1 }, { measure: 'count' })
  expect(holds(hasFiles, cv, [storedFile('a.pdf'), storedFile('b.pdf')])).toBe(true)
  expect(holds(hasFiles, cv, [storedFile('a.pdf')])).toBe(false)
})

test('C2, C7: the length or count of a blank answer is blank, not 0', () => {
  const none = when('skills', { op: 'is', value: 0 }, { measure: 'count' })
  expect(holds(none, skills, { options: [] })).toBe(false)
  expect(holds(none, skills, undefined)).toBe(false)
  const short = when('city', { op: 'atMost', value: 5 }, { measure: 'length' })
  expect(holds(short, city, '   ')).toBe(false)
  expect(holds(when('city', { op: 'isBlank' }, { measure: 'length' }), city, ' ')).toBe(true)
})

test('C8: a later question compares like a blank answer', () => {
  const definition = anAssessment(
    section('first', { showIf: answeredWith('b', 'yes') }, statement('a')),
    section('second', singleChoice('b'), statement('c', { showIf: answeredWith('d', 'yes') })),
    section('third', singleChoice('d', undefined, { showIf: when('d', { op: 'isBlank' }) })),
    section('fourth', statement('e', { showIf: answeredWith('nowhere', 'yes') })),
    section('fifth', statement('f', { showIf: when('nowhere', { op: 'isNot', value: 'yes' }) })),
  )
  const evaluation = evaluate(definition, { b: { option: 'yes' }, d: { option: 'yes' } })
  const shown = ['a', 'b', 'c', 'd', 'e', 'f'].filter((id) => isShown(evaluation, id))
  expect(shown).toEqual(['b', 'd', 'f'])
})

test('C8: a section may use what comes before it, not its own questions', () => {
  const own = section('s', { showIf: answeredWith('a', 'yes') }, singleChoice('a'))
  expect(isShown(evaluate(anAssessment(own), { a: { option: 'yes' } }), 'a')).toBe(false)
})

test('C8: an operator that does not suit the kind compares like a blank answer', () => {
  expect(holds(when('city', { op: 'atLeast', value: 'A' }), city, 'Bern')).toBe(false)
  expect(holds(when('cv', { op: 'is', value: 'file-a' }), cv, [storedFile('a')])).toBe(false)
  expect(holds(when('years', { op: 'includes', value: '3' }), years, 3)).toBe(false)
  expect(holds(when('remote', { op: 'includes', value: 'ye' }), remote, { option: 'yes' })).toBe(
    false,
  )
  const length = when('years', { op: 'atLeast', value: 0 }, { measure: 'length' })
  expect(holds(length, years, 3)).toBe(false)
  const row = when('remote', { op: 'is', value: 'yes' }, { row: 'row1' })
  expect(holds(row, remote, { option: 'yes' })).toBe(false)
  const calculated = {
    kind: 'compare',
    of: { calculated: 'sum' },
    test: { op: 'isBlank' },
  } as const
  expect(holds(calculated, years, 3)).toBe(true)
})

test('C8: usable operands are offered, with the operators that suit', () => {
  const definition = anAssessment(
    section('one', remote, statement('note'), city),
    section('two', skills, years),
  )
  const before = (place: Parameters<typeof operandsBefore>[1]) =>
    operandsBefore(definition, place).map(({ question, number: n }) => `${n} ${question.id}`)
  expect(before({ sectionId: 'one' })).toEqual([])
  expect(before({ sectionId: 'two' })).toEqual(['1 remote', '2 city'])
  expect(before({ questionId: 'years' })).toEqual(['1 remote', '2 city', '3 skills'])
  expect(measuresFor(city)).toEqual(['length'])
  expect(measuresFor(skills)).toEqual(['count'])
  expect(operatorsFor(statement('note'))).toEqual([])
  expect(operatorsFor(skills)).toContain('includes')
  expect(operatorsFor(skills, { measure: 'count' })).toContain('between')
  expect(operatorsFor(skills, { measure: 'length' })).toEqual([])
})

test('C9: all, any and not, to any depth', () => {
  const both = all(answeredWith('remote', 'yes'), answeredWith('city', 'Bern'))
  const either = any(answeredWith('remote', 'yes'), answeredWith('city', 'Bern'))
  const given = (option: string, text: string) => {
    const definition = anAssessment(
      remote,
      city,
      statement('both', { showIf: both }),
      statement('either', { showIf: either }),
      statement('neither', { showIf: not(any(not(not(either)), both)) }),
    )
    const evaluation = evaluate(definition, { remote: { option }, city: text })
    return ['both', 'either', 'neither'].filter((id) => isShown(evaluation, id))
  }
  expect(given('yes', 'Bern')).toEqual(['both', 'either'])
  expect(given('yes', 'Rome')).toEqual(['either'])
  expect(given('no', 'Bern')).toEqual(['either'])
  expect(given('no', 'Rome')).toEqual(['neither'])
})

test('C9: an empty all is true, an empty any is false', () => {
  expect(holds(all(), city, 'Bern')).toBe(true)
  expect(holds(any(), city, 'Bern')).toBe(false)
  expect(holds(not(any()), city, 'Bern')).toBe(true)
})
