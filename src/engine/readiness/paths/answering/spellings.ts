import { comparableText } from '#src/engine/text.ts'

/**
 * Texts that compare as this one and are of other lengths (rules C3, L4): a letter with its mark is
 * one code point, or two. Letters from each place on are taken apart.
 */
export function spellingsOf(text: string): string[] {
  const letters = [...comparableText(text)]
  const apart = letters.map((_, place) => {
    const rest = letters.slice(place).join('')
    return letters.slice(0, place).join('') + rest.normalize('NFD')
  })
  return [...new Set([text, letters.join(''), ...apart])]
}

/** Whether there is a spelling of every length that the text can have. */
export function isSpeltSimply(text: string): boolean {
  return [...comparableText(text)].every((letter) => {
    return !/\p{M}/u.test(letter) && [...letter.normalize('NFD')].length <= 2
  })
}
