/** A text without case and accents, with the way back to where each of its characters was. */
export interface FoldedText {
  folded: string
  /** The index in the text of each index in `folded`, and of its end. */
  places: readonly number[]
}

/**
 * Folds for comparing names (rule H3). Search folds more (`base/foldText.ts`): there the vowel signs
 * of other scripts count as accents, and too many hits do no harm.
 */
export function foldWithPlaces(text: string): FoldedText {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const part = foldedOf(character)
    for (let index = 0; index < part.length; index += 1) places.push(at)
    folded += part
    at += character.length
  }
  return { folded, places: [...places, at] }
}

/** Folds a name without keeping places, which is quick for texts in plain English. */
export function foldName(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  for (const character of text.normalize('NFC')) folded += foldedOf(character)
  return folded
}

const BEYOND_ASCII = /[^\0-\x7f]/u

/** Most texts consist of few characters. */
const known = new Map<string, string>()

function foldedOf(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = foldCharacter(character)
  if (known.size < MOST_KNOWN) known.set(character, folded)
  return folded
}

const MOST_KNOWN = 5000

function foldCharacter(character: string): string {
  // Hangul stays in single characters, so that a syllable is not found at the start of a longer
  // one.
  if (HANGUL.test(character)) return character
  const plain = character.normalize('NFKD').replace(UNSEEN, '').toLowerCase()
  return LETTERS[plain] ?? plain
}

const HANGUL = /\p{Script=Hangul}/u
/**
 * Accents, including the vowel points of Arabic (which are inherited) and Hebrew; the line that makes
 * Arabic words longer; soft hyphens, direction marks and what else is not seen.
 */
const UNSEEN = /[\p{Script=Inherited}\u0591-\u05c7\u0640\p{Default_Ignorable_Code_Point}]/gu
/**
 * Letters without a decomposition, and forms of the same letter in Greek, Arabic, Persian and Urdu.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ة: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
}
