/** All languages. Another one is a folder next to the English one, and one more line in the table. */
import type { QuestionKind } from '#schemas/question.ts'

import type { CandidateWords, FileWords, FurtherWords } from './candidateWords.ts'
import { english } from './english/english.ts'

type Language = {
  words: CandidateWords
  fetchFiles: () => Promise<FileWords>
  fetchFurther: () => Promise<FurtherWords>
}

const inEnglish: Language = {
  words: english,
  fetchFiles: async () => (await import('./english/files.ts')).files,
  fetchFurther: async () => (await import('./english/further.ts')).further,
}

const languages: ReadonlyMap<string, Language> = new Map([['en', inEnglish]])

/** The catalogue of a language (BCP 47), or English if there is none. */
export function candidateWordsIn(language: string): CandidateWords {
  return languageOf(language).words
}

/** Loads the words of these kinds, before they are shown. Rejects if that fails. */
export async function loadWords(language: string, kinds: readonly QuestionKind[]): Promise<void> {
  const { words, fetchFiles, fetchFurther } = languageOf(language)
  if (kinds.includes('file')) words.files ??= await fetchFiles()
  if (kinds.some(isFurther)) words.further ??= await fetchFurther()
}

function languageOf(language: string): Language {
  const primary = language.toLowerCase().split('-')[0] ?? ''
  return languages.get(language.toLowerCase()) ?? languages.get(primary) ?? inEnglish
}

function isFurther(kind: QuestionKind): boolean {
  return kind !== 'file' && !(kind in english.required)
}
