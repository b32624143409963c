/**
 * What a text of an author is once it is drawn: that is what is checked and compared, never its source.
 */
import type { AuthoredText, Block } from '#schemas/authoredText.ts'

import { plainText } from './authoredText.ts'
import { comparableText } from './text.ts'

/** What leaves no trace on a screen: white space, marks of direction, joiners, blank letters. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu

/** Whether nothing of it can be seen. */
export function drawsNothing(tree: Block[]): boolean {
  return plainText({ source: '', tree }).replace(UNSEEN, '') === ''
}

/** What is drawn as words to be compared (rule C3); empty where nothing can be seen. */
export function drawnWords(text: AuthoredText): string {
  const known = wordsByText.get(text)
  if (known !== undefined) return known
  const words = drawsNothing(text.tree) ? '' : comparableText(plainText(text))
  wordsByText.set(text, words)
  return words
}

/** A draft is looked through at every edit, which leaves most of its texts as they were. */
const wordsByText = new WeakMap<AuthoredText, string>()
