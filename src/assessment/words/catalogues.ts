/**
 * All languages. Another one is a folder next to the English one with the same files, and one more
 * line in the table. Each is loaded only when it is needed, and so are its words for rarer kinds.
 */
import type { QuestionKind } from '#schemas/question.ts'

import type { CandidateWords } from './candidateWords.ts'
import type {
  ClockWords,
  FileWords,
  FirstWords,
  FurtherWords,
} from '#src/assessment/words/english/shapes.ts'
import { type CandidateLanguage, candidateLanguageOf } from './languages.ts'

type Catalogue = readonly [
  fetchFirst: () => Promise<FirstWords>,
  fetchRare: () => Promise<{ files: FileWords; further: FurtherWords }>,
]

const catalogues: { readonly [L in CandidateLanguage]: Catalogue } = {
  en: [
    () => import('./english/first.ts').then(({ english }) => english),
    () => import('./english/rare.ts'),
  ],
  de: [
    () => import('./german/first.ts').then(({ german }) => german),
    () => import('./german/rare.ts'),
  ],
  fr: [
    () => import('./french/first.ts').then(({ french }) => french),
    () => import('./french/rare.ts'),
  ],
  es: [
    () => import('./spanish/first.ts').then(({ spanish }) => spanish),
    () => import('./spanish/rare.ts'),
  ],
  ar: [
    () => import('./arabic/first.ts').then(({ arabic }) => arabic),
    () => import('./arabic/rare.ts'),
  ],
  he: [
    () => import('./hebrew/first.ts').then(({ hebrew }) => hebrew),
    () => import('./hebrew/rare.ts'),
  ],
}

const clocks: { readonly [L in CandidateLanguage]: () => Promise<{ clock: ClockWords }> } = {
  en: () => import('./english/clock.ts'),
  de: () => import('./german/clock.ts'),
  fr: () => import('./french/clock.ts'),
  es: () => import('./spanish/clock.ts'),
  ar: () => import('./arabic/clock.ts'),
  he: () => import('./hebrew/clock.ts'),
}

const loaded = new Map<CandidateLanguage, CandidateWords>()

/**
 * The catalogue of a language (BCP 47), or English if there is none. If that isn't loaded, another
 * one that is, so that staff always read something; throws if none is.
 */
export function candidateWordsIn(language: string): CandidateWords {
  const words =
    loaded.get(candidateLanguageOf(language)) ?? loaded.get('en') ?? [...loaded.values()][0]
  if (words === undefined) throw new Error('No words are loaded')
  return words
}

/**
 * Loads the catalogue of a language, and the words of these kinds, before they are shown. Rejects
 * if that fails.
 */
export async function loadWords(
  language: string,
  kinds: readonly QuestionKind[] = [],
): Promise<CandidateWords> {
  const known = candidateLanguageOf(language)
  const [fetchFirst, fetchRare] = catalogues[known]
  const words: CandidateWords = loaded.get(known) ?? (await fetchFirst())
  loaded.set(known, words)
  if (!kinds.every((kind) => kind in words.required)) Object.assign(words, await fetchRare())
  return words
}

/** Loads the words for time limits, before they are shown. Rejects if that fails. */
export async function loadClockWords(language: string): Promise<void> {
  const words = await loadWords(language)
  words.clock ??= (await clocks[candidateLanguageOf(language)]()).clock
}
