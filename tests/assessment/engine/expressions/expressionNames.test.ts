import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import { checkCalculated } from '#src/assessment/engine/calculated/checkCalculated.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import {
  anAssessment,
  consent,
  date,
  file,
  longText,
  multipleChoice,
  number,
  option,
  ranking,
  section,
  singleChoice,
  statement,
  storedFile,
  withCalculated,
  withOther,
  withRole,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

const definition = anAssessment(
  number('q1', { code: 'years' }),
  singleChoice('role', ['be', 'fe'], { code: 'q1' }),
  multipleChoice('tools'),
  longText('about'),
  statement('note'),
)

function calculate(expression: string, given: Answers, startedAt?: string): Value | null {
  const context = startedAt === undefined ? { seed: 0 } : { seed: 0, startedAt }
  return evaluate(withCalculated(definition, { it: expression }), given, context).calculated[0]!
}

test('X3: ids take precedence over codes, codes over names of calculated values', () => {
  const given = { q1: 4, role: { option: 'fe' } }
  expect(calculate('q1', given)).toBe(4)
  expect(calculate('years', given)).toBe(4)
  expect(calculate('[role]', given)).toBe('fe')
  const shadowed = withCalculated(definition, { years: '9', total: 'years + 1' })
  expect(evaluate(shadowed, given).calculated).toEqual([9, 5])
})

test('X3: white space around a code or a name is not part of it', () => {
  const spaced = anAssessment({ ...number('a'), code: ' years ' })
  const named = withCalculated(spaced, { ' sum ': 'years + 1', last: '[sum] + years' })
  expect(evaluate(named, { a: 2 }).calculated).toEqual([3, 5])
})

test('X3: started is the day on which the attempt started, in UTC', () => {
  expect(calculate('started', {}, '2026-11-21T23:30:00.000Z')).toEqual({ date: '2026-11-21' })
  expect(calculate('days(2026-11-01, started)', {}, '2026-11-21T00:00:00.000Z')).toBe(20)
  expect(calculate('started', {})).toBeNull()
  const taken = withCalculated(anAssessment(number('started')), { it: 'started' })
  expect(evaluate(taken, { started: 1 }).calculated).toEqual([1])
})

test('X4: an option is its code, or its id without one', () => {
  const options = [
    { ...option('Back end', 'o1'), code: 'be' },
    { ...option('Front end', 'o2'), code: '' },
  ]
  const coded = withCalculated(anAssessment({ ...singleChoice('role'), options }), { it: 'role' })
  expect(evaluate(coded, { role: { option: 'o1' } }).calculated).toEqual(['be'])
  expect(evaluate(coded, { role: { option: 'o2' } }).calculated).toEqual(['o2'])
})

test('X4: an unknown option has no code, and no value', () => {
  expect(calculate('role', { role: { option: 'gone' } })).toBeNull()
  expect(calculate('tools', { tools: { options: ['gone', 'vue'] } })).toEqual(['vue'])
  expect(calculate('count(tools)', { tools: { options: ['gone'] } })).toBe(0)
})

test('X4, C3: codes compare in NFC, however they were typed', () => {
  const [composed, apart] = ['caf\u00e9', 'cafe\u0301']
  const options = [{ ...option('Café', 'o1'), code: apart }]
  const tools = { ...multipleChoice('tools'), options }
  const showIf = (value: string[]): Condition => ({
    kind: 'compare',
    of: { calculated: 'c_it' },
    test: { op: 'is', value },
  })
  const asked = withCalculated(
    anAssessment(
      section('one', tools),
      section(
        'two',
        statement('composed', { showIf: showIf([composed]) }),
        statement('apart', { showIf: showIf([apart]) }),
      ),
    ),
    { it: 'tools', includes: `includes(tools, "${composed}")` },
  )
  const { calculated, shown } = evaluate(asked, { tools: { options: ['o1'] } })
  expect(calculated).toEqual([[composed], true])
  expect([...shown]).toEqual([1, 1, 1])
})

test('X4: a ranking contains each of its options, and files are counted', () => {
  const order = ranking('order', ['x', 'y'])
  order.options.push(withRole('all'))
  const asked = withCalculated(anAssessment(order, file('cv')), {
    it: 'order',
    files: 'count(cv)',
  })
  const given = { order: ['all', 'y', 'x'], cv: [storedFile('f1'), storedFile('f2')] }
  expect(evaluate(asked, given).calculated).toEqual([['all', 'y', 'x'], 2])
})

test('X4: an answer is a number, a text, or the codes of its options', () => {
  expect(calculate('tools', { tools: { options: ['vue', 'react'] } })).toEqual(['vue', 'react'])
  expect(calculate('role', { role: { option: 'be' } })).toBe('be')
  expect(calculate('about', { about: ' well ' })).toBe('well')
  expect(calculate('q1', { q1: { raw: 'three' } })).toBeNull()
  expect(calculate('note', {})).toBeNull()
})

test('X4: a day, a tick, a ranking, and a list without own words and with all of these resolved', () => {
  const tools = withOther(multipleChoice('tools', ['vue', 'react']))
  tools.options.push(withRole('all'))
  const one = withOther(singleChoice('one'))
  const others = [one, date('day'), consent('tick'), ranking('order', ['x', 'y'])]
  const value = (expression: string, answers: Answers) => {
    const asked = withCalculated(anAssessment(tools, ...others), { it: expression })
    return evaluate(asked, answers).calculated[0]
  }
  expect(value('day', { day: '2026-11-21' })).toEqual({ date: '2026-11-21' })
  expect(value('day', { day: { raw: 'soon' } })).toBeNull()
  expect(value('tick', { tick: true })).toBe(true)
  expect(value('order', { order: ['y', 'x'] })).toEqual(['y', 'x'])
  expect(value('tools', { tools: { options: ['vue'], other: 'own' } })).toEqual(['vue'])
  expect(value('tools', { tools: { options: [], other: 'own' } })).toBeNull()
  expect(value('count(tools)', { tools: { options: ['all'] } })).toBe(2)
  expect(value('one', { one: { other: 'own' } })).toBeNull()
})

test.each([
  ['q1 + nothing', [{ kind: 'unknownName', at: 5, found: 'nothing' }]],
  ['it + 1', [{ kind: 'laterName', at: 0, found: 'it' }]],
  ['after + 1', [{ kind: 'laterName', at: 0, found: 'after' }]],
  ['note', [{ kind: 'noValue', at: 0, found: 'note' }]],
  ['q1 +', [{ kind: 'valueExpected', at: 4, found: '' }]],
  ['q1 + role', [{ kind: 'wrongSort', at: 5, found: '+', is: 'text', wanted: ['number'] }]],
  ['q1 = role', [{ kind: 'wrongSort', at: 5, found: '=', is: 'text', wanted: ['number'] }]],
  ['if(q1, 1, 2)', [{ kind: 'wrongSort', at: 3, found: 'if', is: 'number', wanted: ['boolean'] }]],
  [
    'if(true, 1, "a")',
    [{ kind: 'wrongSort', at: 12, found: 'if', is: 'text', wanted: ['number'] }],
  ],
  ['about < 1', [{ kind: 'wrongSort', at: 0, found: '<', is: 'text', wanted: ['number', 'date'] }]],
  ['-role', [{ kind: 'wrongSort', at: 1, found: 'negative', is: 'text', wanted: ['number'] }]],
  ['before + q1', []],
  ['count(tools, note2)', [{ kind: 'unknownName', at: 13, found: 'note2' }]],
  ['started > 2026-01-01 and includes(tools, "vue")', []],
  // For dates and numbers, and nothing else.
  ['min(started, 2026-01-01) > max(started, 2026-01-01)', []],
  [
    'min(role)',
    [{ kind: 'wrongSort', at: 4, found: 'min', is: 'text', wanted: ['number', 'date'] }],
  ],
  [
    'max(true)',
    [{ kind: 'wrongSort', at: 4, found: 'max', is: 'boolean', wanted: ['number', 'date'] }],
  ],
  [
    'max(q1, started)',
    [{ kind: 'wrongSort', at: 8, found: 'max', is: 'date', wanted: ['number'] }],
  ],
  ['min(q1) & max(q1) + 1', []],
  ['min(started) + 1', [{ kind: 'wrongSort', at: 0, found: '+', is: 'date', wanted: ['number'] }]],
  ['max(started) + 1', [{ kind: 'wrongSort', at: 0, found: '+', is: 'date', wanted: ['number'] }]],
  ['sum(q1) + round(q1, 1) + length(about) + days(started, started) + count(tools)', []],
  ['sum(role)', [{ kind: 'wrongSort', at: 4, found: 'sum', is: 'text', wanted: ['number'] }]],
  ['round(role)', [{ kind: 'wrongSort', at: 6, found: 'round', is: 'text', wanted: ['number'] }]],
  ['length(q1)', [{ kind: 'wrongSort', at: 7, found: 'length', is: 'number', wanted: ['text'] }]],
  [
    'days(q1, started)',
    [{ kind: 'wrongSort', at: 5, found: 'days', is: 'number', wanted: ['date'] }],
  ],
  ['join(tools, ", ") = role', []],
  ['join(role, ", ")', [{ kind: 'wrongSort', at: 5, found: 'join', is: 'text', wanted: ['list'] }]],
  [
    'join(tools, 1)',
    [{ kind: 'wrongSort', at: 12, found: 'join', is: 'number', wanted: ['text'] }],
  ],
  [
    'join(tools, "") + 1',
    [{ kind: 'wrongSort', at: 0, found: '+', is: 'text', wanted: ['number'] }],
  ],
  ['includes(role, "b") and includes(tools, "vue")', []],
  [
    'includes(q1, "b")',
    [{ kind: 'wrongSort', at: 9, found: 'includes', is: 'number', wanted: ['text', 'list'] }],
  ],
  [
    'includes(tools, tools)',
    [{ kind: 'wrongSort', at: 16, found: 'includes', is: 'list', wanted: ['text'] }],
  ],
  ['not (q1 > 1) or q1 != 2', []],
  ['not q1', [{ kind: 'wrongSort', at: 4, found: 'not', is: 'number', wanted: ['boolean'] }]],
  [
    'tools & ""',
    [{ kind: 'wrongSort', at: 0, found: '&', is: 'list', wanted: ['text', 'number', 'date'] }],
  ],
  ['q1 & role & started', []],
])('X17: %s is checked', (expression, findings) => {
  const checked = checkCalculated(
    withCalculated(definition, { before: '1', it: expression, after: '1' }),
  )
  expect(checked.get('c_it')?.findings).toEqual(findings)
})
