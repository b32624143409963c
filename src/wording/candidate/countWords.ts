import { candidateWordsIn } from './candidateWords.ts'
import { numberText } from './formats.ts'

/** "180 of 200 characters", or "12 characters too many". */
export function characterCountWords(length: number, most: number, language = 'en'): string {
  const { characters } = candidateWordsIn(language)
  const over = length - most
  return over > 0
    ? characters.tooMany(numberText(over, language), over === 1)
    : characters.soFar(numberText(length, language), numberText(most, language))
}
