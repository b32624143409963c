import { candidateWordsIn } from './candidateWords.ts'
import { listText } from './formats.ts'

/** Said when one tick took others away: "Git and Mercurial unticked". */
export function untickedWords(labels: readonly string[], language = 'en'): string {
  return candidateWordsIn(language).unticked(listText(labels, 'and', language))
}
