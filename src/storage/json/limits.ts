/**
 * Size limits for input. One assessment has the same limits everywhere: alone, in its file, or in a
 * line of a batch. So whatever was accepted once can be written and read again.
 */
import type { Extent } from './measure.ts'

export interface TextLimits extends Extent {
  /** The size of the text in UTF-8. */
  bytes: number
}

const MEGABYTE = 1024 * 1024

/**
 * For one assessment: its definition without text trees, which are parsed again on reading. Its
 * file without whitespace has at most `bytes`.
 */
export const ASSESSMENT_LIMITS: TextLimits = { bytes: 20 * MEGABYTE, depth: 64, parts: 200_000 }

/** For all its test candidates. */
export const TESTS_LIMITS: Extent = { depth: 64, parts: 400_000 }

/** For a text before it is parsed: it may contain text trees, and more than an assessment. */
export const FILE_LIMITS: TextLimits = { bytes: 20 * MEGABYTE, depth: 80, parts: 1_000_000 }

/** For a line of a batch: an assessment and answers to it. */
export const LINE_LIMITS: TextLimits = { ...FILE_LIMITS, bytes: 2 * FILE_LIMITS.bytes }

/**
 * Whether it has more bytes in UTF-8. A character has one to three, so they are only counted if
 * that doesn't decide it.
 */
export function isLonger(text: string, bytes: number): boolean {
  if (text.length > bytes) return true
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes
}
