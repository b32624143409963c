/**
 * How large what comes in may be. One assessment has the same limits wherever it is: by itself, in its
 * file, or in a line of a batch; so whatever is accepted once can be written and read again.
 */
import type { Extent } from './measure.ts'

export interface TextLimits extends Extent {
  /** Of the text in UTF-8. */
  bytes: number
}

const MEGABYTE = 1024 * 1024

/**
 * Of one assessment: its definition without the trees of its texts, which are derived when it is read. Its
 * file, written without spaces, has `bytes` at most.
 */
export const ASSESSMENT_LIMITS: TextLimits = { bytes: 20 * MEGABYTE, depth: 64, parts: 200_000 }

/** Of all its test candidates. */
export const TESTS_LIMITS: Extent = { depth: 64, parts: 400_000 }

/** Of a text before anything is known of it: trees of texts may be in it, and more around an assessment. */
export const FILE_LIMITS: TextLimits = { bytes: 20 * MEGABYTE, depth: 80, parts: 1_000_000 }

/** Of a line of a batch: an assessment and answers to it. */
export const LINE_LIMITS: TextLimits = { ...FILE_LIMITS, bytes: 2 * FILE_LIMITS.bytes }
