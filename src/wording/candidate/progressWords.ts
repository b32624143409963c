import type { Settings } from '#schemas/definition.ts'

import { candidateWordsIn } from './candidateWords.ts'
import { numberText } from './formats.ts'

/** "Section 2 of 5", or "of about 5" while answers may still change that. */
export function pageWords(
  layout: Settings['layout'],
  page: number,
  pages: number,
  language = 'en',
  mayChange = false,
): string {
  const words = candidateWordsIn(language).page
  if (layout === 'all') return words.all
  const all = numberText(pages, language)
  return words[layout](numberText(page, language), mayChange ? words.about(all) : all)
}

/** "3 of 12 answered". */
export function progressWords(answered: number, shown: number, language = 'en'): string {
  const words = candidateWordsIn(language)
  return words.answered(numberText(answered, language), numberText(shown, language))
}

/** "About 12 minutes". */
export function minutesWords(minutes: number, language = 'en'): string {
  return candidateWordsIn(language).minutes(minutes, numberText(minutes, language))
}
