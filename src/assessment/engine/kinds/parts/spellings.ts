import { comparableText } from '#src/assessment/engine/texts/text.ts'

/**
 * Texts of other lengths that compare as equal (rules C3, L4): an accented letter is one code point
 * or two. Letters are decomposed from each position on.
 */
export function spellingsOf(text: string): string[] {
  const letters = [...comparableText(text)]
  const decomposed = letters.map((_, place) => {
    const rest = letters.slice(place).join('')
    return letters.slice(0, place).join('') + rest.normalize('NFD')
  })
  return [...new Set([text, letters.join(''), ...decomposed])]
}

/** Whether there is a spelling of every possible length. */
export function hasEverySpelling(text: string): boolean {
  return [...comparableText(text)].every((letter) => {
    return !/\p{M}/u.test(letter) && [...letter.normalize('NFD')].length <= 2
  })
}
