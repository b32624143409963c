import { expect, test } from 'vitest'

import { MAX_QUESTIONS, partOf } from '#src/builder/files/readers/parts.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'

const TEXT = [
  'Before',
  ...Array.from({ length: 2_500 }, (_, at) => [`${at + 1}. Why?`, 'Page 1 of 2']),
].flat()

test('PT15: every question and every text that was left out is in one part', () => {
  const reading = readPasted(TEXT.join('\n'))
  expect(reading.questions).toHaveLength(2_500)
  const parts = [0, 1, 2].map((part) => partOf(reading, part))
  expect(parts.map(({ first, found }) => [first, found])).toEqual([
    [0, 2_500],
    [MAX_QUESTIONS, 2_500],
    [2 * MAX_QUESTIONS, 2_500],
  ])
  expect(parts.flatMap(({ questions }) => questions)).toEqual(reading.questions)
  expect(parts.reduce((sum, { leftOut }) => sum + leftOut, 0)).toBe(reading.skipped.length)
  const listed = parts.flatMap(({ skipped }) => skipped)
  expect(reading.skipped.filter((each) => !listed.includes(each))).toHaveLength(1)
  expect(partOf(reading, 9)).toEqual(partOf(reading, 2))
})
