/** The words for paper in all languages, each loaded only where something is printed. */
import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import { type CandidateLanguage, candidateLanguageOf } from './languages.ts'

const papers: { readonly [L in CandidateLanguage]: () => Promise<{ paper: PaperWords }> } = {
  en: () => import('./english/paper.ts'),
  de: () => import('./german/paper.ts'),
  fr: () => import('./french/paper.ts'),
  es: () => import('./spanish/paper.ts'),
  ar: () => import('./arabic/paper.ts'),
  he: () => import('./hebrew/paper.ts'),
}

/** In this language (BCP 47), or in English if there is none. Rejects if they can't be loaded. */
export async function loadPaperWords(language: string): Promise<PaperWords> {
  return (await papers[candidateLanguageOf(language)]()).paper
}
