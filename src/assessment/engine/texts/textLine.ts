import type { AuthoredText } from '#schemas/authoredText.ts'

import { plainText, UNANSWERED } from '#src/assessment/engine/authoredText.ts'

/**
 * A text on one line for its author, with references as an ellipsis because codes mean nothing
 * there.
 */
export function textLine(text: AuthoredText): string {
  return plainText(text, () => UNANSWERED)
}
