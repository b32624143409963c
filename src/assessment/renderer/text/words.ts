import { createContext, useContext } from 'react'

import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'

/** The catalogue for everything rendered below, in the language of the page. */
export const WordsContext = createContext<CandidateWords | null>(null)

export function useWords(): CandidateWords {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('Drawn without a catalogue of words')
  return words
}
