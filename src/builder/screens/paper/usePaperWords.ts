import { useEffect, useState } from 'react'

import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import { loadClockWords, loadWords } from '#src/assessment/words/catalogues.ts'
import { loadPaperWords } from '#src/assessment/words/paperCatalogues.ts'

export type WordsOfPaper = { words: CandidateWords; paper: PaperWords }

/** All words that paper in this language may need. */
export function usePaperWords(language: string): WordsOfPaper | 'loading' | 'failed' {
  const [read, setRead] = useState<{ language: string; got: WordsOfPaper | 'failed' } | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const got = await wordsOfPaper(language).catch(() => 'failed' as const)
      if (!isLeft) setRead({ language, got })
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [language])
  return read?.language === language ? read.got : 'loading'
}

async function wordsOfPaper(language: string): Promise<WordsOfPaper> {
  await loadClockWords(language)
  // One rarer kind loads the words of all.
  return { words: await loadWords(language, ['file']), paper: await loadPaperWords(language) }
}
