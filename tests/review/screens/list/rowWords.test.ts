import { expect, test } from 'vitest'

import type { Recommendation } from '#schemas/review.ts'
import { recommendedRange, reviewersDoneWords } from '#src/review/screens/list/rowWords.ts'
import { RECOMMENDATIONS } from '#src/staff/words/recommendations.ts'

const recommended: readonly (readonly [Recommendation[], string])[] = [
  [[], ''],
  [['yes'], 'Yes'],
  [['no', 'no'], 'No'],
  [['strongNo', 'yes'], 'Strong no, Yes'],
  [['strongNo', 'no', 'yes', 'yes'], 'Strong no to Yes'],
]

test.each(recommended)('recommendations %j read "%s"', (recommendations, words) => {
  expect(recommendedRange({ recommendations }, RECOMMENDATIONS)).toBe(words)
})

test('of several reviewers it says how many are done', () => {
  const rita = { name: 'Rita', isDone: true, left: 0 }
  const tom = { name: 'Tom', isDone: false, left: 2 }
  expect(reviewersDoneWords({ reviewers: [rita, tom, rita] })).toBe('2 of 3 done')
})
