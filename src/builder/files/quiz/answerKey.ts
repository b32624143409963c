import { isFollowing, LETTER as ANY_LETTER, letterPlace, plainLetter } from './letters.ts'
import { quizLines } from './lines.ts'

/** The options that an answer names, and the rest of its text. */
export type NamedOptions = { key: number[]; rest: string; isUnclear?: true }

type Named = { letter: string | null; text: string }

const LETTER = `[(（]?${ANY_LETTER}[)）]?`
const AND = 'and|und|et|y|e|en|i|и|та|й|ve|dan|và|og|och|ja|και|और|و'
const JOINED = `\\s(?:${AND})\\s|\\s?[和及与與と및]\\s?|\\sו\\s?`
/** "A", "(b)", "A, C", "A, B and C". */
const LETTER_LIST = new RegExp(
  `^${LETTER}(?:(?:[\\s,;&/+、，]{1,5}(?:(?:${AND})\\s)?|${JOINED})${LETTER})*(?=\\s*(?:$|[).:–—。．：-]))`,
  'iu',
)
const EACH_LETTER = new RegExp(`(?<!\\p{L}|\\p{M})${ANY_LETTER}(?!\\p{L}|\\p{M})`, 'giu')
/** A small "e" or "y" between capitals is a conjunction; "o" is none that joins. */
const JOINS = /(?<=\s)(?!o\s)\p{Ll}+(?=\s\p{Lu})/gu
const BETWEEN = new RegExp(`[\\s,;&/+、，]{1,5}(?:(?:${AND})\\s)?|${JOINED}`, 'iu')

/**
 * By label ("A, C", "ii"), text ("Red") or place ("2"); null if it names none. Unclear where a label
 * names one option and the same text is another.
 */
export function namedOptions(answer: string, options: readonly Named[]): NamedOptions | null {
  const text = unmarked(answer)
  const same = options.findIndex((option) => comparable(option.text) === comparable(text))
  const labels = byLabels(text, options)
  if (same >= 0) {
    const isOther = labels !== null && (labels.length > 1 || labels[0] !== same)
    return isOther && options.every(({ letter }) => letter !== null)
      ? { key: [], rest: '', isUnclear: true }
      : { key: [same], rest: '' }
  }
  if (labels !== null) return { key: labels, rest: '' }
  const letters = LETTER_LIST.exec(text)?.[0]
  if (letters !== undefined) {
    const key = placesOf(letters.replace(JOINS, '').match(EACH_LETTER) ?? [], options)
    if (key !== null) return { key, rest: restOf(text.slice(letters.length), options) }
  }
  const label = /^[(（]?([\p{L}\p{N}]{1,4})(?:[.):：、）]|\s[-–—]\s)\s*/u.exec(text)
  const labelled = label === null ? -1 : labelOrPlace(label[1] ?? '', options)
  if (label && labelled >= 0) {
    return { key: [labelled], rest: restOf(text.slice(label[0].length), options) }
  }
  if (!/^\d{1,3}(?:[\s,;&]{1,5}\d{1,3})*$/.test(text)) return severalTexts(text, options)
  const key = (text.match(/\d+/g) ?? []).map((place) => Number(place) - 1)
  return key.every((place) => place >= 0 && place < options.length)
    ? { key: sorted(key), rest: '' }
    : severalTexts(text, options)
}

/** Those that the first lines name, one on each, and how many lines that are; null if none. */
export function namedInLines(
  [first = '', ...others]: readonly string[],
  options: readonly Named[],
): (NamedOptions & { lines: number }) | null {
  const named = namedOptions(first, options)
  if (named === null || named.rest !== '' || named.isUnclear) return named && { ...named, lines: 1 }
  const key = [...named.key]
  let lines = 1
  for (const line of others) {
    const next = namedOptions(line, options)
    if (next === null || next.rest !== '' || next.isUnclear) break
    key.push(...next.key)
    lines++
  }
  return { key: sorted(key), rest: '', lines }
}

/** "Red; Blue", or one on each line. */
function severalTexts(text: string, options: readonly Named[]): NamedOptions | null {
  for (const between of [/\s*[\n;|；]\s*/, /\s*[,，、]\s*/]) {
    const parts = text.split(between).filter((part) => part !== '')
    if (parts.length < 2 || parts.length > options.length) continue
    const key = parts.map((part) =>
      options.findIndex((option) => comparable(option.text) === comparable(part)),
    )
    if (key.every((place) => place >= 0)) return { key: sorted(key), rest: '' }
  }
  return null
}

function sorted(key: readonly number[]): number[] {
  return [...new Set(key)].toSorted((a, b) => a - b)
}

/** Each part is the label of an option: "ii", "1, 3", "a) and c)", "ABD". */
function byLabels(text: string, options: readonly Named[]): number[] | null {
  if (text.length > 100) return null
  const parts =
    /^\p{Lu}{2,8}$/u.test(text) && labelPlace(text, options) < 0
      ? Array.from(text)
      : text.replace(/[.。]$/, '').split(BETWEEN)
  const places = parts.map((part) =>
    labelPlace(part.replace(/^[(（[]|[)）\].:：]+$/gu, ''), options),
  )
  const isRun = parts.length > 1 && !BETWEEN.test(text)
  // "BAB" is the key of several questions.
  if (isRun && new Set(places).size < places.length) return null
  return places.every((place) => place >= 0) ? sorted(places) : null
}

function labelPlace(label: string, options: readonly Named[]): number {
  if (label === '') return -1
  const plain = plainLetter(label)
  return options.findIndex(({ letter }) => letter === plain)
}

function labelOrPlace(label: string, options: readonly Named[]): number {
  const labelled = labelPlace(label, options)
  const place = Number(label) - 1
  return labelled < 0 && place >= 0 && place < options.length ? place : labelled
}

/**
 * The places of options by letters that are left in their texts, because the list has no label that
 * starts it: "x", "B. y", "C. z". Empty unless two follow each other, so that "J. Smith" is none.
 */
export function leftLetters(options: readonly Named[]): ReadonlyMap<string, number> {
  const letters = options.map(({ letter, text }) => {
    const found = letter === null ? LEFT_LETTER.exec(text.slice(0, 20))?.[1] : undefined
    return found === undefined ? '' : plainLetter(found)
  })
  const isRun = letters.some((letter, at) => at > 0 && isFollowing(letter, letters[at - 1] ?? ''))
  return new Map(
    isRun ? letters.flatMap((letter, at) => (letter === '' ? [] : [[letter, at]])) : [],
  )
}

/** The first line of such a list in the text of a question; none if there is no list. */
export function lineLikeOption(text: string): string[] {
  const lines = quizLines(text.slice(0, 20_000)).filter(({ isCode }) => !isCode)
  const [at] = leftLetters(lines.map((line) => ({ letter: null, text: line.text.trim() }))).values()
  return at === undefined ? [] : [(lines[at]?.text ?? '').trim().slice(0, 60)]
}

const LEFT_LETTER = new RegExp(
  `^[*_(]{0,3}(${ANY_LETTER})(?:[.):](?=\\s|$|\\p{Lu})|[：．、）])`,
  'iu',
)

/** By option letter, also one left in its text, or by position if the options have no letters. */
function placesOf(letters: readonly string[], options: readonly Named[]): number[] | null {
  const left = leftLetters(options)
  const isUnlettered = options.every(({ letter }) => letter === null || /^\d/.test(letter))
  const places = letters.map((letter) => {
    const plain = plainLetter(letter)
    if (left.size > 0 && isUnlettered) return left.get(plain) ?? -1
    return isUnlettered ? letterPlace(plain) : labelPlace(plain, options)
  })
  const areThere = places.every((place) => place >= 0 && place < options.length)
  return areThere ? sorted(places) : null
}

/** Removes an option's text repeated after its letter. */
function restOf(text: string, options: readonly Named[]): string {
  const rest = text.replace(/^\s*[).:–—。．：-]{0,2}\s*/, '')
  return options.some((option) => comparable(option.text) === comparable(rest)) ? '' : rest
}

/** "option B", "letra B". */
const OPTION_WORD = new RegExp(
  `^(?:option|choice|letter|letra|lettre|lettera|opción|opção|opzione|alternativa|buchstabe|вариант|буква|pilihan)\\s(?=${LETTER}\\W{0,3}$)`,
  'iu',
)

/** Without marks around it, and without one that was opened at the label: "**Answer: 2**. It grows". */
function unmarked(text: string): string {
  const plain = text
    .slice(0, 2_000)
    .trim()
    .replace(/^[*_`]{1,3}/, '')
    .replace(/[*_`]{1,3}\.?$/, '')
    .replace(OPTION_WORD, '')
    .trim()
  return (plain.match(/\*\*/g)?.length ?? 0) % 2 === 1 ? plain.replace('**', '') : plain
}

function comparable(text: string): string {
  return text.replace(/[*_`]/g, '').replace(/\.$/, '').trim().toLowerCase()
}
