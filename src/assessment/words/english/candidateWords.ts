import type { clock } from './clock.ts'
import type { english } from './first.ts'
import type { paper } from './paper.ts'
import type { files, further } from './rare.ts'

/** The words that load with every page, in one language. */
export type FirstWords = typeof english
/** The words that load with the fields of rarer kinds. */
export type FileWords = typeof files
export type ClockWords = typeof clock
export type PaperWords = typeof paper
export type FurtherWords = typeof further

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

/** Of assessments with time limits. */
export function clockWords({ clock }: CandidateWords): ClockWords {
  return loaded(clock)
}

/** Throws unless the words were loaded before they are shown. */
export function loaded<T>(words: T | undefined): T {
  if (words === undefined) throw new Error('These words are not loaded')
  return words
}
