/**
 * Everything that is said to candidates, by language. Another language is one more file beside
 * `english.ts`, of the same shape, and one more line in the table.
 */

import type { CandidateWords } from './catalogue.ts'
import { english } from './english.ts'

const languages: ReadonlyMap<string, CandidateWords> = new Map([['en', english]])

/** The words of a language, or English where we have none of it. */
export function candidateWordsIn(language: string): CandidateWords {
  return languages.get(language.toLowerCase()) ?? languages.get(primary(language)) ?? english
}

function primary(language: string): string {
  return language.toLowerCase().split('-')[0] ?? ''
}
