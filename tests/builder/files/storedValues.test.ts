import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isPlain, listValues, unlistValues } from '#src/custody/files/storedValues.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** Through text, as in a file. */
function carried(value: unknown): unknown {
  const { values, lost } = listValues(value)
  expect(lost).toEqual([])
  const back = unlistValues(JSON.parse(JSON.stringify(values)))
  if (back === null) throw new Error('No value can be made of the list')
  return back.value
}

/** Everything that a database can hold, except circular references. */
const anyStored = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: false,
  values: [
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(undefined, null, true, -0, 0, '', '__proto__', Number.NaN),
    fc.uint8Array({ maxLength: 5 }),
    fc.uint8Array({ maxLength: 5 }).map((bytes) => bytes.slice().buffer),
  ],
})

test('whatever a database can hold is restored unchanged', () => {
  fc.assert(
    fc.property(anyStored, (value) => {
      expect(carried(value)).toStrictEqual(value)
    }),
    propertyRuns,
  )
})

test('what counts as plain is returned unchanged by JSON', () => {
  fc.assert(
    fc.property(anyStored, (value) => {
      fc.pre(isPlain(value))
      expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)
    }),
    propertyRuns,
  )
})

test('circular references, shared parts, thousands of levels and odd names', () => {
  const circle: { self?: unknown; parts: unknown[] } = { parts: [] }
  circle.self = circle
  circle.parts.push(circle.parts, circle)
  const back = Object(carried(circle))
  expect(back.self === back && back.parts[0] === back.parts && back.parts[1] === back).toBe(true)
  const shared = { a: 1 }
  const [first, second] = Object.values(Object(carried([shared, shared])))
  expect(first).toBe(second)
  let deep: unknown = 'bottom'
  for (let level = 0; level < 20_000; level += 1) deep = [deep]
  let bottom = carried(deep)
  while (Array.isArray(bottom)) bottom = bottom[0]
  expect(bottom).toBe('bottom')
  const odd: unknown = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')
  expect(isPlain(odd)).toBe(false)
  expect(Object.keys(Object(carried(odd)))).toEqual(['__proto__', 'constructor'])
  expect(Object.prototype).not.toHaveProperty('a')
})

test('what text can’t represent is reported by its type', () => {
  const { values, lost } = listValues({ id: 'x', file: new Blob(['a']), when: /a/ })
  expect(lost).toEqual(['Blob', 'RegExp'])
  expect(unlistValues(values)).toEqual({ value: { id: 'x', file: undefined, when: undefined } })
})

test.each([
  '[]',
  '[{}]',
  '[["list", 1]]',
  '[["list", -1]]',
  '[["list", "0"]]',
  '[["object", 0, 0]]',
  '[["object", "a"]]',
  '[["object", "a", 1.5], 1]',
  '[["map", 5]]',
  '[["map", 0]]',
  '[["date", "soon"]]',
  '[["number", "12"]]',
  '[["bigint", "1e9"]]',
  '[["buffer", "?"]]',
  '[["unheard of"]]',
  '[[]]',
])('no value is created from %s', (list) => {
  expect(unlistValues(JSON.parse(list))).toBeNull()
})
