import type { AttemptReading } from '#src/review/model/reviewedAttempt.ts'
import type { Quotes } from '#src/assessment/renderer/text/quotes.ts'
import { quoteText } from '#src/assessment/words/quoteText.ts'

/**
 * The values that an attempt's texts referred to on submission; they never change. In the language
 * of the texts around them, whatever the candidate read.
 */
export function attemptQuotes({ quoted, version }: AttemptReading): Quotes {
  return {
    text: (name) => quoteText(quoted(name), version.definition.language),
    subscribe: () => () => undefined,
  }
}
