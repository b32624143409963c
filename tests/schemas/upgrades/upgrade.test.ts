import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'

import {
  findNewer,
  type OnePerStep,
  type Step,
  type Upgrades,
  upgrade,
} from '#schemas/upgrades/upgrade.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** First without a title, then with one, then with a list. */
const named: Upgrades = {
  format: 3,
  steps: [
    (record) => ({ ...record, title: 'Untitled' }),
    ({ title, ...record }) => ({ ...record, titles: [title] }),
  ],
}
const unmarked: Upgrades = { ...named, isUnmarked: true }
const holder: Upgrades = { format: 1, steps: [], parts: { held: named } }

describe('a record of an older format', () => {
  test('goes through each step up to the current format', () => {
    expect(upgrade(named, { format: 1, id: 'a' })).toEqual({
      format: 3,
      id: 'a',
      titles: ['Untitled'],
    })
    expect(upgrade(named, { format: 2, title: 'Go' })).toEqual({ format: 3, titles: ['Go'] })
  })

  test('is itself left unchanged, including its contents', () => {
    const record = Object.freeze({ format: 1, id: 'a' })
    upgrade(named, record)
    expect(record).toEqual({ format: 1, id: 'a' })
  })

  test('without a format is format 1 only if its kind had none at first', () => {
    const record = { id: 'a' }
    expect(upgrade(unmarked, record)).toEqual({ format: 3, id: 'a', titles: ['Untitled'] })
    expect(upgrade(named, record)).toBe(record)
  })

  test('has parts that go through their own steps, even if it is current itself', () => {
    expect(upgrade(holder, { format: 1, held: { format: 2, title: 'Go' } })).toEqual({
      format: 1,
      held: { format: 3, titles: ['Go'] },
    })
  })
})

test('a current record keeps its identity, with everything in it', () => {
  const current = { format: 3, titles: [] }
  const held = { format: 1, held: current }
  expect(upgrade(named, current)).toBe(current)
  expect(upgrade(holder, held)).toBe(held)
})

test('a newer record keeps its identity, and is recognised as newer, also by a part', () => {
  const record = { format: 4 }
  expect(upgrade(named, record)).toBe(record)
  expect(findNewer(named, record)).toEqual({ path: ['format'], reads: 3 })
  expect(findNewer(holder, { format: 1, held: record })).toEqual({
    path: ['held', 'format'],
    reads: 3,
  })
  expect(findNewer(named, { format: 3 })).toBeNull()
  expect(findNewer(named, { format: 1 })).toBeNull()
})

test.each([0, -1, 1.5, 4.5, Number.NaN, Infinity, '1', null, [1], undefined])(
  'a format that never existed is neither newer nor older: %s',
  (format) => {
    const record = { format }
    expect(upgrade(named, record)).toBe(record)
    expect(findNewer(named, record)).toBeNull()
  },
)

test('anything but a record is returned unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constant(null), fc.string(), fc.array(fc.anything())), (raw) => {
      expect(upgrade(unmarked, raw)).toBe(raw)
      expect(findNewer(unmarked, raw)).toBeNull()
    }),
    propertyRuns,
  )
})

test('a kind of format n has n - 1 steps, otherwise it does not compile', () => {
  expectTypeOf<OnePerStep<Step, 1>>().toEqualTypeOf<readonly []>()
  expectTypeOf<OnePerStep<Step, 3>>().toEqualTypeOf<readonly [Step, Step]>()
})
