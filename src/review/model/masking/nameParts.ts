import { foldName } from './foldedText.ts'

/** How the parts of a name are looked for, each folded unless it says otherwise. */
export interface NameParts {
  /** Words that are masked where they follow each other: the whole name, "O’Brien", "Min-su". */
  phrases: readonly (readonly string[])[]
  /** Masked alone, as whole words. */
  words: readonly string[]
  /** Words that are masked alone only as they are written here, not folded. */
  exact: readonly string[]
  /** Folded first letters, alone and as many as follow each other: what stands beside a word in a handle. */
  initials: readonly string[]
  /** Masked anywhere, because their script doesn't separate words. */
  anywhere: readonly string[]
}

/** Splits a name into the parts that are searched for (rules H3, H4). */
export function namePartsOf(name: string): NameParts {
  const composed = name.normalize('NFC').replace(/[\u00ad\u200b\u2060\ufeff]/gu, '')
  const written = composed.match(/[\p{L}\p{M}]+/gu) ?? []
  const hasCapital = written.some(startsWithCapital)
  const isParticle = (word: string) =>
    hasCapital && startsLow(word) && PARTICLES.has(word.toLowerCase())
  const words: string[] = []
  const exact: string[] = []
  const anywhere: string[] = []
  for (const word of written) {
    const { length } = [...word]
    if (UNSEPARATED.test(word)) anywhere.push(...unseparatedParts(word))
    else if (isParticle(word)) continue
    else if (length >= 3) words.push(...spellings(word))
    else if (length === 2) exact.push(capitalised(word), word.toUpperCase())
  }
  const runs = runsIn(composed, isParticle)
  words.push(...runs.flatMap(spellings))
  const initials = initialsIn(written)
  return {
    phrases: phrasesIn(composed, written.map(foldName)),
    words: [...new Set(words)],
    ...{ exact, initials, anywhere },
  }
}

function phrasesIn(name: string, whole: readonly string[]): (readonly string[])[] {
  const joined = name.match(/[\p{L}\p{M}]+(?:['’‐‑-][\p{L}\p{M}]+)+/gu) ?? []
  const phrases = joined.map((each) => each.split(/['’‐‑-]/u).map(foldName))
  return whole.length > 1 ? [whole, whole.toReversed(), ...phrases] : phrases
}

/**
 * Parts that follow each other in a name, as one word: those with one that is not masked alone in any
 * case ("Minsu" of Min-Su, "vanGogh"). Others are found without a list.
 */
function runsIn(name: string, isParticle: (word: string) => boolean): string[] {
  const parts = [...name.matchAll(/([\p{L}\p{M}]+)([-‐‑])?/gu)].map(([, word = '', hyphen]) => {
    const { length } = [...word]
    const isLong = length >= 3 && !isParticle(word)
    return { word, length, isLong, isHyphened: hyphen !== undefined }
  })
  if (parts.length > MOST_PARTS || parts.some(({ word }) => UNSEPARATED.test(word))) return []
  const runs: string[] = []
  for (const from of parts.keys()) {
    for (let to = from + 2; to <= parts.length; to += 1) {
      const run = parts.slice(from, to)
      const isHyphened = run.slice(0, -1).every((part) => part.isHyphened)
      const hasLong = run.some(({ isLong }) => isLong)
      // An initial beside a single name is easily an ordinary word: Don E. would hide "done".
      const hasInitial = !isHyphened && run.some(({ length }) => length === 1)
      const isAllLong = run.every(({ isLong }) => isLong)
      if (isAllLong || hasInitial || !(hasLong || isHyphened)) continue
      runs.push(run.map(({ word }) => word).join(''))
    }
  }
  return runs
}

const MOST_PARTS = 8

/** The first letters of each part, and of parts that follow each other. */
function initialsIn(written: readonly string[]): string[] {
  const first = written.map((word) => foldName([...word].slice(0, 1).join('')))
  if (first.length < 2 || first.length > MOST_PARTS) return []
  const initials = first.flatMap((_, from) =>
    first.slice(from).map((__, count) => first.slice(from, from + count + 1).join('')),
  )
  return [...new Set(initials)].filter((each) => each.length < first.length)
}

/** Words that stay in lower case within names. */
const PARTICLES: ReadonlySet<string> = new Set(
  (
    'a af al am an auf av aus bin bint d da dal das de degli dei del dela della den der des di do dos du e el et ' +
    'en het i ibn im in l la las le les li lo los of op s sur t te ten ter the tot tor uit und ' +
    'v van vande vander vom von vor y ye z zu zum zur'
  ).split(' '),
)

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
  return first !== first.toUpperCase() && !CASELESS.test(first)
}

/** A script with capitals in which no word starts with one. */
const CASELESS = /\p{Script=Georgian}/u

function capitalised(word: string): string {
  if (CASELESS.test(word)) return word
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('').toLowerCase()
}
