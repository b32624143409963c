import type { AuthoredText } from '#schemas/authoredText.ts'

import { plainText, UNANSWERED } from './authoredText.ts'

/** A text on one line for its author, to whom the code of what it quotes says nothing. */
export function textLine(text: AuthoredText): string {
  return plainText(text, () => UNANSWERED)
}
