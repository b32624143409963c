import { expect, test } from 'vitest'

import {
  setCalculatedName,
  setCode,
  setOptionCode,
} from '#src/assessment/engine/editing/renaming.ts'
import { namesInExpression, withNamesInExpression } from '#src/assessment/engine/editing/naming.ts'
import { authored } from '#src/builder/files/markdown.ts'
import {
  anAssessment,
  number,
  option,
  quoting,
  shortText,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'
import { questionOf } from '#tests/support/evaluations.ts'

const source = [
  'First {{ other }}',
  '- Then {{years}} and *{{other}}*',
  '- and *not {{years}}*',
  '- and **no** more',
  '',
  'Then ``{{years}} ` {{years}}``, {{ years }}',
  '',
  '```',
  '{{years}}',
  '```',
].join('\n')

const draft = withCalculated(
  anAssessment(
    number('years'),
    number('other'),
    shortText('said', {
      prompt: authored(source),
      help: quoting('other'),
      pattern: { source: '.{{years}}', ignoreCase: false },
    }),
  ),
  { one: '1', sum: 'years + one', all: 'sum + 1' },
)

test('Q4: references are renamed in lists and marks, but not in code', () => {
  const prompt = questionOf(setCode(draft, 'years', 'age'), 'said').prompt
  expect(prompt.source).toBe(
    source
      .replace('Then {{years}}', 'Then {{age}}')
      .replace('not {{years}}', 'not {{age}}')
      .replace('{{ years }}', '{{age}}'),
  )
  expect(prompt).toEqual(authored(prompt.source))
})

test('E1: what refers to another name keeps its identity, also within a text', () => {
  const before = questionOf(draft, 'said')
  const after = questionOf(setCode(draft, 'years', 'age'), 'said')
  expect(after.help).toBe(before.help)
  expect(after).toHaveProperty('pattern', 'pattern' in before && before.pattern)
  expect(after.prompt.tree.map((block, place) => block === before.prompt.tree[place])).toEqual([
    true,
    false,
    false,
    true,
  ])
  const unused = setCode(draft, 'said', 'told')
  expect(questionOf(unused, 'said').prompt).toBe(before.prompt)
  expect(unused.calculated).toBe(draft.calculated)
  const renamed = setCode(draft, 'years', 'age').calculated
  expect(renamed.map((each, place) => each === draft.calculated[place])).toEqual([
    true,
    false,
    true,
  ])
})

test('Q4: blanks around a name are ignored', () => {
  const coded = setCode(draft, 'years', ' age ')
  expect(coded.calculated[1]?.expression).toBe('age + one')
  const named = setCalculatedName(draft, 'c_sum', ' total ')
  expect(named.calculated.map(({ name }) => name)).toEqual(['one', ' total ', 'all'])
  expect(named.calculated[2]?.expression).toBe('total + 1')
})

test('Q4: renaming what doesn’t exist changes nothing', () => {
  const odd = withCalculated(anAssessment(shortText('a', { prompt: quoting('lost') })), {
    one: 'lost',
  })
  expect(setCode(odd, 'gone', 'x')).toEqual(odd)
  expect(setCalculatedName(odd, 'gone', 'x')).toEqual(odd)
  expect(setOptionCode(odd, 'gone', 'x', 'y')).toEqual(odd)
  expect(setOptionCode(odd, 'a', 'x', 'y')).toEqual(odd)
})

test('Q4: a unique option code is updated, however many there are', () => {
  const role = singleChoice('role', ['a', 'b', 'c'])
  const options = [option('a'), { ...option('b'), code: ' b ' }, { ...option('c'), code: 'd' }]
  const coded = withCalculated(anAssessment({ ...role, options }), {
    one: 'role = "b"',
    other: 'role = "d"',
  })
  const renamed = (id: string, code: string) =>
    setOptionCode(coded, 'role', id, code).calculated.map(({ expression }) => expression)
  expect(renamed('b', 'x')).toEqual(['role = "x"', 'role = "d"'])
  expect(renamed('c', 'b')).toEqual(['role = "b"', 'role = "d"'])
  expect(setOptionCode(coded, 'role', 'b', 'x').calculated[1]).toBe(coded.calculated[1])
})

test('Q4: the names in an expression are those that refer to something', () => {
  expect(namesInExpression('false or sum(a, [b c]) = a')).toEqual(['a', 'b c', 'a'])
  expect(namesInExpression('1 + 2')).toEqual([])
  expect(withNamesInExpression('false or a', (name) => name.toUpperCase())).toBe('false or A')
})
