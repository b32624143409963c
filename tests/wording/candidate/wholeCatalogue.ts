import { fileWords, furtherWords } from '#src/wording/candidate/candidateWords.ts'
import { loadClockWords, loadWords } from '#src/wording/candidate/catalogues.ts'
import type { CandidateLanguage } from '#src/wording/candidate/languages.ts'
import { loadPaperWords } from '#src/wording/candidate/paperCatalogues.ts'

import type { Whole } from './everySentence.ts'

/** Everything that candidates read in a language, with what loads later. */
export async function wholeOf(language: CandidateLanguage): Promise<Whole> {
  const first = await loadWords(language, ['file', 'date'])
  await loadClockWords(language)
  const paper = await loadPaperWords(language)
  return { first, files: fileWords(first), further: furtherWords(first), clock: first.clock, paper }
}
