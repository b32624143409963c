import { expect, test } from 'vitest'

import { fileWords, furtherWords } from '#src/assessment/words/candidateWords.ts'
import { candidateWordsIn, loadWords } from '#src/assessment/words/catalogues.ts'

test('the words of rarer kinds are available once they are loaded', async () => {
  await loadWords('en', ['shortText', 'number', 'statement'])
  const words = candidateWordsIn('en')
  expect(() => fileWords(words)).toThrow('not loaded')
  expect(() => furtherWords(words)).toThrow('not loaded')

  await loadWords('en-GB', ['shortText', 'file'])
  expect(fileWords(words).chooseOne).toBe('Choose a file')

  await loadWords('xx', ['ranking'])
  expect(furtherWords(words).ranking.keep).toBe('Keep this order')
})
