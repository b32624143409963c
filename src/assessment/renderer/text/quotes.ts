import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

import type { AuthoredText } from '#schemas/authoredText.ts'
import { plainText, type Quote, quotesIn, UNANSWERED } from '#src/assessment/engine/authoredText.ts'

/** Where texts get the values of references. */
export type Quotes = {
  text: (name: string) => string
  subscribe: (name: string, listener: () => void) => () => void
}

/** Without a provider nothing is answered yet, as in the builder. */
const NO_QUOTES: Quotes = { text: () => UNANSWERED, subscribe: () => () => undefined }
export const QuoteContext = createContext(NO_QUOTES)

/** The value of one name; subscribes only to this name. */
export function useQuote(name: string): string {
  const { text, subscribe } = useContext(QuoteContext)
  const listen = useCallback((listener: () => void) => subscribe(name, listener), [subscribe, name])
  return useSyncExternalStore(listen, () => text(name))
}

/** A text on one line with references replaced; subscribes only to its names. */
export function useQuotedLine(
  of: AuthoredText,
  lineOf: (of: AuthoredText, quote: Quote) => string = plainText,
): string {
  const { text, subscribe } = useContext(QuoteContext)
  const listen = useCallback(
    (listener: () => void) => {
      const stops = quotesIn(of).map((name) => subscribe(name, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [subscribe, of],
  )
  return useSyncExternalStore(listen, () => lineOf(of, text))
}
