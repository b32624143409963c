import { foldName } from './foldedText.ts'

/** How the parts of a name are looked for, each folded unless it says otherwise. */
export interface NameParts {
  /** Words that are masked where they follow each other: the whole name, "O’Brien". */
  phrases: readonly (readonly string[])[]
  /** Masked alone, as whole words. */
  words: readonly string[]
  /** The same, but only as they are written here, not folded. */
  exact: readonly string[]
  /** Masked anywhere, because their script doesn't separate words. */
  anywhere: readonly string[]
}

/** What to look for of one name (rules H3, H4). */
export function namePartsOf(name: string): NameParts {
  const written = name.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []
  const hasCapital = written.some(startsWithCapital)
  const words: string[] = []
  const exact: string[] = []
  const anywhere: string[] = []
  for (const word of written) {
    const { length } = [...word]
    if (UNSEPARATED.test(word)) anywhere.push(...unseparatedParts(word))
    else if (hasCapital && startsLow(word)) continue
    else if (length >= 3) words.push(...spellings(word))
    else if (length === 2) exact.push(capitalised(word))
  }
  return { phrases: phrasesIn(name, written.map(foldName)), words, exact, anywhere }
}

function phrasesIn(name: string, whole: readonly string[]): (readonly string[])[] {
  const joined = name.normalize('NFC').match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)+/gu) ?? []
  const phrases = joined.map((each) => each.split(/['’]/u).map(foldName))
  return whole.length > 1 ? [whole, whole.toReversed(), ...phrases] : phrases
}

/** "müller" is also "mueller". */
function spellings(word: string): string[] {
  const spelt = word.toLowerCase().replace(/[äöüø]/gu, (letter) => SPELT[letter] ?? letter)
  return [foldName(word), foldName(spelt)]
}

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' }

/** Family and given name of Chinese, Japanese and Korean names that are written together. */
function unseparatedParts(word: string): string[] {
  const characters = [...word]
  const part = (from: number, to?: number) => foldName(characters.slice(from, to).join(''))
  if (!IN_SYLLABLES.test(word)) return characters.length < 3 ? [] : [part(0)]
  if (characters.length === 3) return [part(0), part(1)]
  if (characters.length === 4) return [part(0), part(0, 2), part(2)]
  return characters.length < 2 ? [] : [part(0)]
}

const IN_SYLLABLES = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hira}\p{Script=Kana}]+$/u
const UNSEPARATED =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+$/u

function startsWithCapital(word: string): boolean {
  const [first = ''] = word
  return first !== first.toLowerCase()
}

function startsLow(word: string): boolean {
  const [first = ''] = word
  return first !== first.toUpperCase()
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('').toLowerCase()
}
