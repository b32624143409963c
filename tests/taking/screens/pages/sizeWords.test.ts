import { expect, test } from 'vitest'

import { loadClockWords, loadWords } from '#src/assessment/words/catalogues.ts'
import { sizeWords } from '#src/taking/screens/pages/sizeWords.ts'

const questions = { fewest: 20, most: 21 }

test.each([
  [{ minutes: 14 }, null, '20 or 21 questions. It takes about 14 minutes.'],
  [{ minutes: 14, usualMinutes: 17 }, null, '20 or 21 questions. Most people need 17 minutes.'],
  [{ minutes: 14 }, 1800, '20 or 21 questions. It takes about 14 minutes; you have 30 minutes.'],
  [
    { minutes: 14, usualMinutes: 17 },
    1800,
    '20 or 21 questions. Most people need 17 minutes; you have 30 minutes.',
  ],
  // An estimate that contradicts the limit is not given.
  [{ minutes: 30 }, 1800, '20 or 21 questions. You have 30 minutes.'],
  [{ minutes: 5, usualMinutes: 31 }, 1800, '20 or 21 questions. You have 30 minutes.'],
  [
    { minutes: 1 },
    90,
    '20 or 21 questions. It takes about a minute; you have 1 minute 30 seconds.',
  ],
])('%j with %s seconds', async (needed, all, expected) => {
  await loadClockWords('en')
  expect(sizeWords({ questions, ...needed }, all, await loadWords('en'))).toBe(expected)
})
