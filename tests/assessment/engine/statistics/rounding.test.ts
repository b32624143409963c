import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shownFigure, shownShare } from '#src/assessment/engine/statistics/rounding.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** `some` of `all`, and with how many decimals. */
const share = fc
  .record({ all: fc.integer({ min: 1, max: 400 }), of: fc.nat(), decimals: fc.nat(2) })
  .map(({ all, of, decimals }) => ({ all, some: of % (all + 1), decimals }))

test('F12: a share is rounded to the nearest percent, as exact fractions are', () => {
  fc.assert(
    fc.property(share, ({ some, all, decimals }) => {
      const unit = 10 ** decimals
      const nearest = Math.floor((2 * some * 100 * unit + all) / (2 * all)) / unit
      fc.pre((nearest > 0 || some === 0) && (nearest < 100 || some === all))
      expect(shownShare(some / all, decimals)).toEqual({ value: nearest, decimals })
    }),
    propertyRuns,
  )
})

test('F12: only no one is 0 %, only everyone 100 %, and a limit is reached where it is', () => {
  const limit = fc.integer({ min: 1, max: 99 })
  fc.assert(
    fc.property(share, limit, ({ some, all, decimals }, percent) => {
      const { value } = shownShare(some / all, decimals, [percent / 100])
      expect(value === 0).toBe(some === 0)
      expect(value === 100).toBe(some === all)
      expect(value >= percent).toBe(some * 100 >= percent * all)
    }),
    propertyRuns,
  )
})

test('F12: halves are rounded away from zero, also where a binary fraction is a little short', () => {
  expect([0.125, 0.285, -0.125, -0.001].map((each) => shownFigure(each, 2).value)).toEqual([
    0.13, 0.29, -0.13, 0,
  ])
  expect(shownShare(0.285, 0)).toEqual({ value: 29, decimals: 0 })
  expect(shownFigure(0.7 - Number.EPSILON / 2, 2, [0.7])).toEqual({ value: 0.7, decimals: 2 })
})

test.each([
  ['alpha just short of a verdict', shownFigure(0.696, 2, [0.7]), 0.696],
  ['a correlation that is too low', shownFigure(0.1999, 2, [0.2]), 0.1999],
  ['a probability just below 0.05', shownFigure(0.0496, 3, [0.05]), 0.0496],
  ['a rate below four fifths', shownShare(0.7961, 0, [0.8]), 79.6],
  ['one who reaches it', shownShare(0.8, 0, [0.8]), 80],
])('F12: %s does not look like one that reaches it', (_, { value }, shown) => {
  expect(value).toBe(shown)
})
