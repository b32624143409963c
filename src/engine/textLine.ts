import type { AuthoredText } from '#schemas/authoredText.ts'

import { plainText } from './authoredText.ts'

/** Stands for what a text quotes where nothing is answered. */
export const UNANSWERED = '…'

/** A text on one line for its author, to whom the code of what it quotes says nothing. */
export function textLine(text: AuthoredText): string {
  return plainText(text, () => UNANSWERED)
}
