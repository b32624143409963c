/** An author's text as it is rendered. Checks and comparisons use this, never the source. */
import type { AuthoredText, Block } from '#schemas/authoredText.ts'

import { plainText } from '#src/assessment/engine/authoredText.ts'
import { comparableText } from './text.ts'

/**
 * Characters that are invisible on screen: white space, direction marks, joiners, blank letters.
 */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu

/** Whether none of it is visible. */
export function rendersNothing(tree: Block[]): boolean {
  return plainText({ source: '', tree }).replace(UNSEEN, '') === ''
}

/** The rendered text as words, for comparison (rule C3); empty if nothing is visible. */
export function renderedWords(text: AuthoredText): string {
  const known = wordsByText.get(text)
  if (known !== undefined) return known
  const words = rendersNothing(text.tree) ? '' : comparableText(plainText(text))
  wordsByText.set(text, words)
  return words
}

/** Cached, because a draft is checked at every edit and most of its texts stay the same. */
const wordsByText = new WeakMap<AuthoredText, string>()
