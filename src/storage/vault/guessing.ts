/**
 * How many guesses find a text, as bits. Takes the lower of two estimates. The library zxcvbn-ts
 * knows keyboard patterns, dates, sequences and repetitions. But it multiplies by the ways to
 * arrange the parts, which makes any sentence look strong: it gives "to be or not to be that is the
 * question" 109 bits. So the words of a text are also counted one by one.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

const dictionary = { ...common, ...english }

/** Longer texts take the library seconds, and are strong if their beginning is. */
const LONGEST_CHECKED = 64
const factory = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: LONGEST_CHECKED,
})

/** The bits of guesses that a text in lower case needs. */
export function guessingBits(text: string): number {
  if (text === '') return 0
  return Math.min(Math.log2(factory.check(text, OWN_NAMES).guesses), wordBits(text))
}

const OWN_NAMES = ['talentflow']

/** The bits of a character that belongs to no known word: people rarely choose one at random. */
const CHARACTER_BITS = Math.log2(10)
/** A part that the text already contains. */
const REPEAT_BITS = 1
const LONGEST_WORD = 24

/** The fewest bits that the words, repeated parts and other characters of a text add up to. */
function wordBits(text: string): number {
  const plain = withoutDisguise(text)
  const bits = [0]
  for (let end = 1; end <= text.length; end += 1) {
    let fewest = (bits[end - 1] ?? 0) + characterBits(text, end - 1)
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const part = partBits({ text, plain }, start, end)
      if (part !== null) fewest = Math.min(fewest, (bits[start] ?? 0) + part)
    }
    bits.push(fewest)
  }
  return bits[text.length] ?? 0
}

/** Once chosen, the sign between words is known. */
function characterBits(text: string, place: number): number {
  const character = text.charAt(place)
  const isKnown = /[\s\p{P}]/u.test(character) && text.indexOf(character) < place
  return isKnown ? 0 : CHARACTER_BITS
}

/** Null if the part is neither a word nor a repetition. */
function partBits(
  { text, plain }: { text: string; plain: string },
  start: number,
  end: number,
): number | null {
  const part = text.slice(start, end)
  if (part.length > 1 && text.indexOf(part) <= start - part.length) return REPEAT_BITS
  const place = placeByWord.get(part)
  if (place !== undefined) return Math.log2(place + 1)
  const meant = plain.slice(start, end)
  const placeOfMeant = meant === part ? undefined : placeByWord.get(meant)
  return placeOfMeant === undefined ? null : Math.log2(placeOfMeant + 1) + disguises(part, meant)
}

/** One bit for each replaced letter. */
function disguises(part: string, meant: string): number {
  let count = 0
  for (let place = 0; place < part.length; place += 1) {
    if (part.charAt(place) !== meant.charAt(place)) count += 1
  }
  return count
}

const LETTER_BY_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function withoutDisguise(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTER_BY_SIGN[sign] ?? sign)
}

/**
 * The lists that start with the most frequent word. In any other list, each word counts as the
 * last.
 */
const BY_FREQUENCY: ReadonlySet<string> = new Set([
  'passwords-common',
  'commonWords-en',
  'lastnames-en',
  'wikipedia-en',
])

/** The number of guesses that find a word: its lowest place in any list, from 1. */
const placeByWord: ReadonlyMap<string, number> = placesOf(Object.entries(dictionary))

function placesOf(lists: readonly [string, readonly (string | number)[]][]) {
  const places = new Map<string, number>()
  for (const [name, words] of lists) {
    const isByFrequency = BY_FREQUENCY.has(name)
    for (const [index, written] of words.entries()) {
      const word = String(written).toLowerCase()
      const place = isByFrequency ? index + 1 : words.length
      places.set(word, Math.min(place, places.get(word) ?? place))
    }
  }
  return places
}
