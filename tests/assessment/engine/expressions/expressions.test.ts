import { expect, test } from 'vitest'

import { evaluateExpression } from '#src/assessment/engine/expressions/evaluateExpression.ts'
import { parseExpression } from '#src/assessment/engine/expressions/parse.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'

/** `blank` is never answered. */
const answers: Readonly<Record<string, Value | null>> = {
  years: 3,
  half: 0.5,
  name: ' Ada ',
  senior: true,
  born: { date: '1990-02-28' },
  tools: ['react', 'vue'],
  'two words': 7,
  count: 5,
}

function valueOf(source: string): Value | null {
  const parsed = parseExpression(source)
  if (!parsed.ok) throw new Error(`${source}: ${parsed.error.kind} at ${parsed.error.at}`)
  return evaluateExpression(parsed.value, (name) => answers[name] ?? null)
}

function errorOf(source: string) {
  const parsed = parseExpression(source)
  return parsed.ok ? null : [parsed.error.kind, parsed.error.at, parsed.error.found]
}

const rows = (...cases: [source: string, value: Value | null][]) => cases

test.each(
  rows(
    ['2', 2],
    ['0.5', 0.5],
    ['"a \\"b\\" c\\\\"', 'a "b" c\\'],
    ["'it\\'s'", "it's"],
    ['2026-11-21', { date: '2026-11-21' }],
    ['true', true],
    ['years', 3],
    ['[two words] + [years]', 10],
    ['count', 5],
    [' ( 1 )\n', 1],
    ['"or"', 'or'],
  ),
)('X1, X3: %s is %j', (source, value) => {
  expect(valueOf(source)).toEqual(value)
})

test.each([
  ['', ['valueExpected', 0, '']],
  ['1 +', ['valueExpected', 3, '']],
  ['1 + * 2', ['valueExpected', 4, '*']],
  ['and', ['valueExpected', 0, 'and']],
  ['1 2', ['signExpected', 2, '2']],
  ['years = = 3', ['valueExpected', 8, '=']],
  ['years ? 3', ['unknownSign', 6, '?']],
  ['"open', ['unknownSign', 0, '"']],
  ['[open', ['unknownSign', 0, '[']],
  ['1.', ['unknownSign', 1, '.']],
  ['(1 + 2', ['notClosed', 0, '(']],
  ['min(1, (2)', ['notClosed', 3, '(']],
  ['(1, 2)', ['signExpected', 2, ',']],
  ['1)', ['signExpected', 1, ')']],
  ['2026-02-30', ['noSuchDate', 0, '2026-02-30']],
  ['avg(1)', ['unknownFunction', 0, 'avg']],
  ['toString(1)', ['unknownFunction', 0, 'toString']],
  ['if(true)', ['wrongCount', 0, 'if']],
  ['count()', ['wrongCount', 0, 'count']],
  ['days(1, 2, 3)', ['wrongCount', 0, 'days']],
])('X1: %j can’t be read', (source, error) => {
  expect(errorOf(source)).toEqual(error)
})

test('X14: an expression is limited in length and depth', () => {
  expect(errorOf(`1${' + 1'.repeat(499)}`)).toBeNull()
  expect(errorOf(' '.repeat(1_999) + '1')).toBeNull()
  expect(errorOf(' '.repeat(2_001))).toEqual(['tooLong', 2_000, ''])
  expect(errorOf(`${'('.repeat(39)}1${')'.repeat(39)}`)).toBeNull()
  expect(errorOf(`${'('.repeat(40)}1${')'.repeat(40)}`)).toEqual(['tooDeep', 40, '1'])
  expect(errorOf('-'.repeat(1_999))).toEqual(['tooDeep', 40, '-'])
})

test.each(
  rows(
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 2 - 3', 5],
    ['12 / 2 / 3', 2],
    ['-2 * -3', 6],
    ['2 - -1', 3],
    ['1 + 1 = 2', true],
    ['1 & 1 + 1', '12'],
    ['"a" & "b" = "ab"', true],
    ['not 1 = 2', true],
    ['not true or true', true],
    ['true and false', false],
    ['true and true', true],
    ['true or true and false', true],
    ['not not senior', true],
  ),
)('X2: %s is %j', (source, value) => {
  expect(valueOf(source)).toEqual(value)
})

test.each([
  'blank + 1',
  '1 / blank',
  '-blank',
  'not blank',
  'blank or true',
  'false and blank',
  'blank = 1',
  'blank != 1',
  'blank < 1',
  'blank & "a"',
  'round(blank)',
  'round(1, blank)',
  'length(blank)',
  'days(born, blank)',
  'includes(blank, "a")',
  'join(blank, ", ")',
  '1 + "a"',
  '"a" < "b"',
  'years = "3"',
  'years != "3"',
  'senior + 1',
  'not years',
  'years and senior',
  'born = "1990-02-28"',
  'born + 1',
  '-name',
  'length(years)',
  'round(name)',
  'join(name, ", ")',
  'includes(years, 3)',
  'days(born, 3)',
  'senior & "a"',
  'sum(years, name)',
  'min(name)',
  'min(years, born)',
])('X5: %s is blank', (source) => {
  expect(valueOf(source)).toBeNull()
})

test.each(rows(['count(tools)', 2], ['count(blank)', 0], ['count(years, blank, tools, name)', 4]))(
  'X6: %s is %j',
  (source, value) => {
    expect(valueOf(source)).toEqual(value)
  },
)

test.each(
  rows(
    ['sum(years, blank, 2)', 5],
    ['sum(0.1, 0.2)', 0.3],
    ['min(years, blank, 2)', 2],
    ['max(years, blank, 2)', 3],
    ['max(-3, -2, -5)', -2],
    ['min(blank)', null],
    ['min(born, 2000-01-01)', { date: '1990-02-28' }],
    ['max(born, 2000-01-01)', { date: '2000-01-01' }],
  ),
)('X7: %s is %j', (source, value) => {
  expect(valueOf(source)).toEqual(value)
})

test.each(
  rows(
    ['if(senior, 1, 2)', 1],
    ['if(years > 5, 1, 2)', 2],
    ['if(blank, 1, 2)', 2],
    ['if(blank = 1, 1, 2)', 2],
    ['if(senior, 1, blank)', 1],
    ['if(senior, blank, 1)', null],
    ['if(false, 1)', null],
    ['if(years, 1, 2)', 2],
  ),
)('X8: %s is %j', (source, value) => {
  expect(valueOf(source)).toEqual(value)
})

test.each(
  rows(
    ['0.1 + 0.2', 0.3],
    ['1.1 * 3', 3.3],
    ['1 / 3', 0.333333333333333],
    ['1 / 0', null],
    ['0 / 0', null],
    [`${'9'.repeat(200)} * ${'9'.repeat(200)}`, null],
    ['0 * -1', 0],
    ['-0', 0],
  ),
)('X9: %s is %j', (source, value) => {
  expect(valueOf(source)).toBe(value)
})

test.each(
  rows(
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(1234.5678, 2)', 1234.57],
    ['round(-0.4)', 0],
    ['round(0)', 0],
    ['round(1.5, -1)', null],
    ['round(1.5, 0.5)', null],
    ['round(1.5, 11)', null],
  ),
)('X10: %s is %j', (source, value) => {
  expect(valueOf(source)).toBe(value)
})

test.each(
  rows(
    ['name = "Ada"', true],
    ['name = "ada"', false],
    ['name != "ada"', true],
    ['tools = tools', true],
    ['senior = true', true],
    ['born = 1990-02-28', true],
    ['born < 1990-03-01', true],
    ['born >= 1990-02-28', true],
    ['born > 1990-02-28', false],
    ['years <= 3', true],
    ['years < 3', false],
    ['years > 2.9', true],
  ),
)('X11: %s is %j', (source, value) => {
  expect(valueOf(source)).toBe(value)
})

test.each(
  rows(
    ['"Hello, " & "you"', 'Hello, you'],
    ['half & " since " & born', '0.5 since 1990-02-28'],
    ['length(name)', 3],
    ['length("👍🏽")', 2],
    ['includes(tools, "vue")', true],
    ['includes(tools, "svelte")', false],
    ['includes(name, "da")', true],
    ['join(tools, " + ")', 'react + vue'],
    ['days(born, 1990-03-01)', 1],
    ['days(2026-03-01, 2024-03-01)', -730],
    ['days(born, born)', 0],
  ),
)('X12: %s is %j', (source, value) => {
  expect(valueOf(source)).toBe(value)
})
