import { expect, test, vi } from 'vitest'

test('the words of rarer kinds are available once they are loaded', async () => {
  // Another file may have loaded them already.
  vi.resetModules()
  const { fileWords, furtherWords } = await import('#src/assessment/words/candidateWords.ts')
  const { candidateWordsIn, loadWords } = await import('#src/assessment/words/catalogues.ts')
  await loadWords('en', ['shortText', 'number', 'statement'])
  const words = candidateWordsIn('en')
  expect(() => fileWords(words)).toThrow('not loaded')
  expect(() => furtherWords(words)).toThrow('not loaded')

  await loadWords('en-GB', ['shortText', 'file'])
  expect(fileWords(words).chooseOne).toBe('Choose a file')

  await loadWords('xx', ['ranking'])
  expect(furtherWords(words).ranking.keep).toBe('Keep this order')
})
