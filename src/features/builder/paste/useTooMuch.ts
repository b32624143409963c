import { useState } from 'react'
import type { TooMuch } from '#src/exchange/pasted/limits.ts'
import { announce } from '#src/ui/announce.ts'
import { staffWords } from '#src/wording/staff/staffWords.ts'

const { pasting } = staffWords

/** What to say beside a field that has just refused a text, until the next one is taken. */
export function useTooMuch(first: TooMuch | null = null) {
  const [words, setWords] = useState(first && pasting.tooMuch(first))
  const say = (next: string) => {
    setWords(next)
    announce(next, 'assertive')
  }
  return {
    words,
    tell: (met: TooMuch) => say(pasting.tooMuch(met)),
    tellUnreadable: () => say(pasting.unreadableFile),
    clear: () => setWords(null),
  }
}
