/** The shape of the words of every language: that of the English ones. */
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
