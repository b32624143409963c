import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

import type { AuthoredText } from '#schemas/authoredText.ts'
import { plainText, quotesIn, UNANSWERED } from '#src/engine/authoredText.ts'

/** Where texts get from what they quote. */
export type Quotes = {
  text: (name: string) => string
  subscribe: (name: string, listener: () => void) => () => void
}

/** Without one nothing is answered yet, as in the builder. */
const NO_QUOTES: Quotes = { text: () => UNANSWERED, subscribe: () => () => undefined }
export const QuoteContext = createContext(NO_QUOTES)

/** What one name quotes; only this name is listened for. */
export function useQuote(name: string): string {
  const { text, subscribe } = useContext(QuoteContext)
  const listen = useCallback((listener: () => void) => subscribe(name, listener), [subscribe, name])
  return useSyncExternalStore(listen, () => text(name))
}

/** A text on one line with what it quotes written out; only these names are listened for. */
export function useQuotedLine(of: AuthoredText): string {
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
  return useSyncExternalStore(listen, () => plainText(of, text))
}
