import { fileWords, furtherWords } from '#src/assessment/words/candidateWords.ts'
import { loadClockWords, loadWords } from '#src/assessment/words/catalogues.ts'
import type { CandidateLanguage } from '#src/assessment/words/languages.ts'
import { loadPaperWords } from '#src/assessment/words/paperCatalogues.ts'

import type { Whole } from './everySentence.ts'

/** Everything that candidates read in a language, with what loads later. */
export async function wholeOf(language: CandidateLanguage): Promise<Whole> {
  const first = await loadWords(language, ['file', 'date'])
  await loadClockWords(language)
  const paper = await loadPaperWords(language)
  return { first, files: fileWords(first), further: furtherWords(first), clock: first.clock, paper }
}
