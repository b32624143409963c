import { loadWords } from '#src/wording/candidate/catalogues.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'
import { preferredLanguage } from '#src/wording/candidate/languages.ts'

/** What a candidate's page says before it knows its assessment: in the browser's language. */
export function loadFirstWords(): Promise<CandidateWords> {
  return loadWords(preferredLanguage(navigator.languages))
}
