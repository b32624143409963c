import { expect, test } from 'vitest'

import { reservedWords, savedWords } from '#src/review/screens/decision/decisionWords.ts'

test.each([
  { count: 1, unnamed: 0, said: '1 candidate saved for mail merge' },
  { count: 1, unnamed: 1, said: '1 candidate saved for mail merge, without name and email' },
  { count: 5, unnamed: 5, said: '5 candidates saved for mail merge, without name and email' },
  {
    count: 5,
    unnamed: 2,
    said: '5 candidates saved for mail merge, 2 of them without name and email',
  },
])('a mail merge says how many are without a name: $said', ({ count, unnamed, said }) => {
  expect(savedWords(count, count, unnamed)).toBe(said)
})

test('those chosen are provisional before the decision, and were in one that was made', () => {
  const chosen = [{ isProvisional: true }, { isKnockedOut: true }, {}]
  expect(reservedWords(chosen)).toBe('Of those chosen, 1 is provisional and 1 has a knock-out.')
  expect(reservedWords([...chosen, ...chosen], 'then')).toBe(
    'Of those chosen, 2 were provisional and 2 had a knock-out.',
  )
  expect(reservedWords([{}], 'then')).toBeNull()
})
