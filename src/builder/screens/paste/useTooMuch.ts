import { useState } from 'react'
import type { TooMuch } from '#src/builder/files/pasted/limits.ts'
import { announce } from '#src/ui/announce.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

const { pasting } = staffWords

/** The message beside a field that has just refused a text, until one is accepted. */
export function useTooMuch(first: TooMuch | null = null) {
  const [words, setWords] = useState(first && pasting.tooMuch(first))
  const say = (next: string) => {
    setWords(next)
    announce(next, 'assertive')
  }
  return {
    words,
    notify: (met: TooMuch) => say(pasting.tooMuch(met)),
    tellUnreadable: (why: string = pasting.unreadableFile) => say(why),
    clear: () => setWords(null),
  }
}
