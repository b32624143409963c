import { loadPaperWords } from '#src/assessment/words/paperCatalogues.ts'

import { OwnCopy } from './OwnCopy.tsx'

/** Everything that a copy needs besides the rest. */
export async function copyPartsIn(language: string) {
  return { OwnCopy, words: (await loadPaperWords(language)).copy }
}
