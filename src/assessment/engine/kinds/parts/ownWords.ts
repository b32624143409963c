import { codePoints, comparableText, isEmptyText } from '#src/assessment/engine/texts/text.ts'

import type { BrokenRule } from './defineAnswering.ts'

/** Represents the candidate's own words; no id and no trimmed text equals it. */
export const OTHER = ' other'

/** In code points, however many options there are beside them (rule L20). */
export const MAX_OWN_WORDS = 1_000

/** Own words that were not chosen are not missing. */
export function nothingLeft(): null {
  return null
}

/** Own words were chosen but not written yet. */
export function wordsLeft({ other }: { other?: string }): BrokenRule | null {
  return other === undefined ? null : { rule: 'ownWords' }
}

/** The candidate's own words as comparable text; null if none, or only white space. */
export function otherText({ other }: { other?: string }): string | null {
  return other === undefined || isEmptyText(other) ? null : comparableText(other)
}

/** The violation of rule L20, or null. */
export function wordsTooLong({ other = '' }: { other?: string }): BrokenRule | null {
  return codePoints(other) > MAX_OWN_WORDS ? { rule: 'maxLength', limit: MAX_OWN_WORDS } : null
}
