import { LETTERS, letterPlace, plainLetter } from './letters.ts'

/** The options that an answer names, and the rest of its text. */
export type NamedOptions = { key: number[]; rest: string }

type Named = { letter: string | null; text: string }

const LETTER = `[(（]?[${LETTERS}][)）]?`
const AND = 'and|or|und|oder|et|ou|y|o|e|en|of|i|и|та|й|ve|dan|và|og|och|ja|και|और'
const JOINED = `\\s(?:${AND})\\s|\\s?[和及与與と및]\\s?|\\sو\\s?`
/** "A", "(b)", "A, C", "A, B and C". */
const LETTER_LIST = new RegExp(
  `^${LETTER}(?:(?:[\\s,;&/+、，]{1,5}(?:(?:${AND})\\s)?|${JOINED})${LETTER})*(?=\\s*(?:$|[).:–—。．：-]))`,
  'iu',
)
const EACH_LETTER = new RegExp(`(?<!\\p{L}|\\p{M})[${LETTERS}](?!\\p{L}|\\p{M})`, 'giu')
/** A small "e" or "y" between capitals is a conjunction. */
const JOINS = /(?<=\s)\p{Ll}+(?=\s\p{Lu})/gu

/** By letter ("A, C"), text ("Red") or number ("2"); null if it names none. */
export function namedOptions(answer: string, options: readonly Named[]): NamedOptions | null {
  const text = unmarked(answer)
  const same = options.findIndex((option) => comparable(option.text) === comparable(text))
  if (same >= 0) return { key: [same], rest: '' }
  const letters = LETTER_LIST.exec(text)?.[0]
  if (letters !== undefined) {
    const key = placesOf(letters.replace(JOINS, '').match(EACH_LETTER) ?? [], options)
    if (key !== null) return { key, rest: restOf(text.slice(letters.length), options) }
  }
  if (!/^\d{1,3}(?:[\s,;&]{1,5}\d{1,3})*$/.test(text)) return null
  const key = (text.match(/\d+/g) ?? []).map((place) => Number(place) - 1)
  return key.every((place) => place >= 0 && place < options.length) ? { key, rest: '' } : null
}

/** By option letter, or by position if the options have no letters. */
function placesOf(letters: readonly string[], options: readonly Named[]): number[] | null {
  const isUnlettered = options.every((option) => option.letter === null)
  const places = letters.map((letter) => {
    const plain = plainLetter(letter)
    return isUnlettered
      ? letterPlace(plain)
      : options.findIndex((option) => option.letter === plain)
  })
  const areThere = places.every((place) => place >= 0 && place < options.length)
  return areThere ? [...new Set(places)].toSorted((a, b) => a - b) : null
}

/** Removes an option's text repeated after its letter. */
function restOf(text: string, options: readonly Named[]): string {
  const rest = text.replace(/^\s*[).:–—。．：-]{0,2}\s*/, '')
  return options.some((option) => comparable(option.text) === comparable(rest)) ? '' : rest
}

function unmarked(text: string): string {
  return text
    .slice(0, 2_000)
    .trim()
    .replace(/^[*_`]{1,3}/, '')
    .replace(/[*_`]{1,3}\.?$/, '')
    .trim()
}

function comparable(text: string): string {
  return text.replace(/[*_`]/g, '').replace(/\.$/, '').trim().toLowerCase()
}
