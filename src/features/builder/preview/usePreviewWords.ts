import { useEffect, useState } from 'react'

import { questionKinds } from '#src/features/builder/fields/kindLooks.tsx'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'
import { candidateWordsIn, loadWords } from '#src/wording/candidate/catalogues.ts'

/** The words candidates read in this language; in English until they are loaded. */
export function usePreviewWords(language: string): CandidateWords {
  const [, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      // If that fails, the preview stays in English.
      await loadWords(language, questionKinds).catch(() => null)
      if (!isLeft) setLoaded(language)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [language])
  const words = candidateWordsIn(language)
  return words.further === undefined ? candidateWordsIn('en') : words
}
