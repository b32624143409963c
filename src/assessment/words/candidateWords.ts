import type { ClockWords, FileWords, FirstWords, FurtherWords } from './english/shapes.ts'

/**
 * Every sentence that candidates read, in one language, as far as it is loaded (`loadWords`). `write`
 * formats its numbers, dates and lists, and has the language (BCP 47).
 */
export type CandidateWords = FirstWords & {
  files?: FileWords
  further?: FurtherWords
  clock?: ClockWords
}

export function fileWords({ files }: CandidateWords): FileWords {
  return loaded(files)
}

export function furtherWords({ further }: CandidateWords): FurtherWords {
  return loaded(further)
}

/** The words of assessments with time limits. */
export function clockWords({ clock }: CandidateWords): ClockWords {
  return loaded(clock)
}

/** Throws unless the words were loaded before they are shown. */
export function loaded<T>(words: T | undefined): T {
  if (words === undefined) throw new Error('These words are not loaded')
  return words
}
