import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readJson } from '#src/storage/json/readJson.ts'
import { repeatedName } from '#src/storage/json/repeatedName.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

function told(text: string): string {
  const read = readJson(text)
  return read.ok ? 'read' : `${read.error.where}: ${read.error.why}`
}

describe('a duplicate name in an object is refused, with line, column and path', () => {
  test.each([
    ['{"a": 1, "a": 1}', 'line 1, column 10, a', 'a'],
    ['{"a": 1,\n  "b": [{}, {"c": 1,\n"d": 2, "c": 3}]}', 'line 3, column 9, b[1].c', 'c'],
    ['[{"a": {"a": 1}}, {"a": 1, "\\u0061": 2}]', 'line 1, column 28, [1].a', 'a'],
    ['{"": 1, "": 2}', 'line 1, column 9, [""]', ''],
    ['{"a,\\"}": 1, "b": "a", "a,\\"}": 2}', 'line 1, column 24, ["a,\\"}"]', 'a,"}'],
    ['{"\\\\": 1, "\\\\": 2}', 'line 1, column 11, ["\\\\"]', '\\'],
    // The parser discards the first value, however deep it is.
    [`{"a": ${'['.repeat(100)}${']'.repeat(100)}, "a": 1}`, 'line 1, column 209, a', 'a'],
  ])('%s', (text, where, name) => {
    expect(told(text)).toBe(
      `${where}: the name “${name}” is given twice in the same object: remove one of the two`,
    )
  })

  test.each([
    '{"a": {"a": {"a": 1}}}',
    '[{"a": 1}, {"a": 1}]',
    '{"a": "a", "b": ["a", "a"]}',
    '"a"',
  ])('nothing is duplicate in %s', (text) => {
    expect(told(text)).toBe('read')
  })
})

/** Unparsed JSON, in which an object may repeat names. */
type Text =
  | { kind: 'leaf'; text: string }
  | { kind: 'list'; items: Text[] }
  | { kind: 'object'; pairs: [string, Text][] }

const names = fc.constantFrom('a', 'b', 'A', '', '"', '\\', ',', '}', '\u00e9', '"a":')

const anyText = fc.letrec<{ text: Text }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    fc.json({ maxDepth: 0 }).map((text): Text => ({ kind: 'leaf', text })),
    names.map((name): Text => ({ kind: 'leaf', text: JSON.stringify(name) })),
    fc.array(tie('text'), { maxLength: 3 }).map((items): Text => ({ kind: 'list', items })),
    fc
      .array(fc.tuple(names, tie('text')), { maxLength: 4 })
      .map((pairs): Text => ({ kind: 'object', pairs })),
  ),
})).text

function written(text: Text): string {
  if (text.kind === 'leaf') return text.text
  if (text.kind === 'list') return `[${text.items.map(written).join(' , ')}]`
  return `{${text.pairs.map(([name, value]) => `${JSON.stringify(name)}: ${written(value)}`).join()}}`
}

/** Slow and obvious: the first duplicate in reading order. */
function firstRepeated(text: Text, path: (string | number)[] = []): string | null {
  if (text.kind === 'leaf') return null
  const children: [string | number, Text][] =
    text.kind === 'list' ? text.items.map((item, at) => [at, item]) : text.pairs
  for (const [at, [step, child]] of children.entries()) {
    const isRepeated = children.slice(0, at).some(([before]) => before === step)
    if (isRepeated) return JSON.stringify([...path, step])
    const within = firstRepeated(child, [...path, step])
    if (within !== null) return within
  }
  return null
}

test('the first duplicate in reading order is reported, and none if there is none', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = repeatedName(written(text), 64)
      const path = found && JSON.stringify([...found.path, found.name])
      expect(path).toBe(firstRepeated(text))
    }),
    propertyRuns,
  )
})
