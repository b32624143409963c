import { loadWords } from '#src/assessment/words/catalogues.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import { preferredLanguage } from '#src/assessment/words/languages.ts'

/** The words of a candidate's page before it knows its assessment: in the browser's language. */
export function loadFirstWords(): Promise<CandidateWords> {
  return loadWords(preferredLanguage(navigator.languages))
}
