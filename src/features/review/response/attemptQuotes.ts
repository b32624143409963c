import type { Evaluation } from '#src/engine/evaluation/evaluationState.ts'
import { quotedIn } from '#src/engine/evaluation/quotes.ts'
import type { Quotes } from '#src/renderer/text/quotes.ts'
import { quoteText } from '#src/wording/candidate/quoteText.ts'

/** The values that an attempt's texts referred to on submission; they never change. */
export function attemptQuotes(evaluation: Evaluation, language: string): Quotes {
  return {
    text: (name) => quoteText(quotedIn(evaluation, name), language),
    subscribe: () => () => undefined,
  }
}
