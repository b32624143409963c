import type { AttemptReading } from '#src/engine/reviewing/reviewedAttempt.ts'
import type { Quotes } from '#src/renderer/text/quotes.ts'
import { quoteText } from '#src/wording/candidate/quoteText.ts'

/** The values that an attempt's texts referred to on submission; they never change. */
export function attemptQuotes({ quoted }: AttemptReading, language: string): Quotes {
  return {
    text: (name) => quoteText(quoted(name), language),
    subscribe: () => () => undefined,
  }
}
