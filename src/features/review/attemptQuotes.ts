import type { Definition } from '#schemas/definition.ts'
import type { FinishedAttempt } from '#schemas/response.ts'
import { compile } from '#src/engine/compile.ts'
import { startEvaluation } from '#src/engine/evaluation.ts'
import { quotedIn } from '#src/engine/quotes.ts'
import type { Quotes } from '#src/renderer/quotes.ts'
import { quoteText } from '#src/wording/candidate/quoteText.ts'

/** What the texts of an attempt quoted when it was submitted; nothing of it changes any more. */
export function attemptQuotes(definition: Definition, attempt: FinishedAttempt): Quotes {
  const evaluation = startEvaluation(compile(definition), attempt.answers, attempt)
  return {
    text: (name) => quoteText(quotedIn(evaluation, name), attempt.language),
    subscribe: () => () => undefined,
  }
}
