import { expect, test } from 'vitest'

import { correctedList } from '#src/builder/files/corrections/corrections.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { isToCheck, pastedItems } from '#src/builder/screens/paste/pastedItems.ts'

const TEXT = `Before
all of them
1. Which one?
a) x
b) y
Answer: a
Time limit: 5 minutes
Page 1 of 2
2. Why?
3. Which?
a) x
b) y
# Part 2
4. How?
# Part 3`

const { questions, skipped } = readQuiz(TEXT)
const { listed } = correctedList(questions, [])

/** "1 (2) 2" is question 1, two texts that are not used, question 2. */
function written(shows: Partial<Parameters<typeof pastedItems>[2]>): string {
  const items = pastedItems(listed, skipped, { isShown: () => true, hasUnused: true, ...shows })
  return items
    .map((item) => (item.kind === 'unused' ? `(${item.texts.length})` : String(item.at + 1)))
    .join(' ')
}

test.each([
  ['all', {}, '(1) 1 (2) 2 3 (1) 4 (1)'],
  ['the questions', { hasUnused: false }, '1 2 3 4'],
  ['some questions', { isShown: (at: number) => at === 2 }, '(1) (2) 3 (1) (1)'],
])('%s are in the order of the text', (_, shows, expected) => {
  expect(written(shows)).toBe(expected)
})

test('every text that was left out is in one row', () => {
  const items = pastedItems(listed, skipped, { isShown: () => false, hasUnused: true })
  expect(items.flatMap((item) => (item.kind === 'unused' ? item.texts : []))).toEqual(skipped)
  expect(pastedItems([], skipped, { isShown: () => true, hasUnused: true })).toEqual([
    { kind: 'unused', texts: skipped, after: 0 },
  ])
})

test('a question is to check until it was checked or left out', () => {
  const toCheck = (...changes: ('check' | 'uncheck' | 'leaveOut')[]) =>
    correctedList(
      questions,
      changes.map((change) => ({ of: listed[2]!.id, change })),
    ).listed.map(isToCheck)
  expect(toCheck()).toEqual([false, false, true, false])
  expect(toCheck('check')).toEqual([false, false, false, false])
  expect(toCheck('check', 'uncheck')).toEqual([false, false, true, false])
  expect(toCheck('leaveOut')).toEqual([false, false, false, false])
})
