import { expect, test } from 'vitest'

import { markDetailsSchema } from '#src/review/screens/marking/markDetails.ts'

/** The points that are saved; null if they are refused. */
function pointsOf(typed: string): string | null {
  const schema = markDetailsSchema({ least: -1, most: 2000, needsReason: false })
  const read = schema.safeParse({ points: typed, reason: '' })
  return read.success ? read.data.points : null
}

test('the points of a mark are read as all numbers of staff are', () => {
  const typed = ['2', ' 2,5 ', '2.5', '٢٫٥', '−1', '1000', '1,000', '2001', '-2', '', 'two']
  expect(typed.map(pointsOf)).toEqual([
    '2',
    '2.5',
    '2.5',
    '2.5',
    '-1',
    '1000',
    null,
    null,
    null,
    null,
    null,
  ])
})
