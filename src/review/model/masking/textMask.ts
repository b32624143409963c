/** Hides from a text who wrote it (rules H3 to H5). */
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import { foldName, foldWithPlaces } from './foldedText.ts'
import { beforeTopLevel, handlesOf, hasAccountLabel, LABELLED } from './handles.ts'
import { type NameParts, namePartsOf } from './nameParts.ts'
import { digitsOf, lastDigits, NUMBERS } from './phoneNumbers.ts'

/** The names and addresses that a text may not contain. */
export interface PersonToHide {
  name: string
  emails: readonly string[]
  phones: readonly string[]
}

export type TextMask = (text: string) => string

/** Returns the same text if there is nothing to hide in it. */
export function textMask({ name, emails, phones }: PersonToHide): TextMask {
  const parts = namePartsOf(name)
  const phrase = phrasePattern(parts)
  const anywhere = anywherePattern(parts)
  const exact = exactPattern(parts)
  const handles = handlesOf(parts)
  const byFirst = partsByFirst(parts)
  const isName = (word: string) => isOfName(word, byFirst) || handles.isWord(word)
  const addresses = emails.map(foldName).filter((email) => email.includes('@'))
  const within = [
    ...[...parts.words, ...parts.anywhere].filter((word) => [...word].length >= 4),
    ...addresses
      .map((email) => email.slice(0, email.indexOf('@')))
      .filter((local) => local.length >= 4),
  ]
  const numbers = phones.map(lastDigits).filter((digits) => digits !== null)

  const isOwn = (address: string) => {
    const folded = foldName(address)
    return [...within, ...addresses].some((part) => folded.includes(part)) || handles.isIn(folded)
  }

  const mask = (text: string) => {
    const written = text.normalize('NFC')
    let masked = written.replace(TOKENS, (token) => {
      if (!isSearched(token)) return token
      const end = /[.!?:]+$/u.exec(token)?.[0] ?? ''
      const bare = token.slice(0, token.length - end.length)
      const address = isAddress(token) ? token : beforeTopLevel(bare)
      const isTheirs = (address !== null && isOwn(address)) || handles.isSeparated(foldName(bare))
      return isTheirs ? MASK + end : token
    })
    const addressed = masked
    masked = addressed.replace(LABELLED, (all, before: string, account: string, at: number) =>
      isOwn(account) && hasAccountLabel(addressed, at) ? before + MASK : all,
    )
    masked = masked.replace(NUMBERS, (number) => {
      const digits = digitsOf(number)
      return numbers.some((last) => digits.includes(last)) ? MASK : number
    })
    masked = replaceFolded(masked, phrase)
    masked = replaceFolded(masked, WORDS, isName)
    masked = replaceFolded(masked, anywhere)
    if (exact) masked = masked.replace(exact, MASK)
    return masked === written ? text : masked.replace(SEVERAL, MASK)
  }
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const masked = mask(text)
    known.set(text, masked)
    return masked
  }
}

const TOKENS = /[^\s<>()[\]{}"'`«»“”„,;|]+/gu
const SEVERAL = /•••(?:[\s.\-'’·]*•••)+/gu

/** A token without these characters is no address. Most tokens are words. */
function isSearched(token: string): boolean {
  return /[@._:/-]/u.test(token)
}

/** An email, a web address or a handle. */
function isAddress(token: string): boolean {
  return /@|:\/\/|^www\.|^[\w-]+(?:\.[\w-]+)+\//iu.test(token)
}

/** Null if there is none. */
function phrasePattern({ phrases }: NameParts): RegExp | null {
  const forms = phrases.map((words) => words.join(BETWEEN))
  return forms.length === 0 ? null : new RegExp(`${START}(?:${forms.join('|')})${END}`, 'gu')
}

function anywherePattern({ anywhere }: NameParts): RegExp | null {
  const longestFirst = anywhere.toSorted((a, b) => b.length - a.length)
  return longestFirst.length === 0 ? null : new RegExp(longestFirst.join('|'), 'gu')
}

function exactPattern({ exact }: NameParts): RegExp | null {
  return exact.length === 0 ? null : new RegExp(`${START}(?:${exact.join('|')})${END}`, 'gu')
}

/** Whether a folded word is of the name: with an "s" at its end, or several parts written as one. */
function isOfName(word: string, byFirst: PartsByFirst): boolean {
  const bare = word.replace(ATTACHED, '')
  return [word, bare].some(
    (each) => isTiledBy(each, byFirst) || isTiledBy(each.replace(/s$/u, ''), byFirst),
  )
}

/** By their first character, because most words of a text start with another one. */
type PartsByFirst = ReadonlyMap<string, readonly string[]>

function partsByFirst({ words }: NameParts): PartsByFirst {
  const byFirst = new Map<string, string[]>()
  for (const word of words) {
    const first = word.charAt(0)
    byFirst.set(first, [...(byFirst.get(first) ?? []), word])
  }
  return byFirst
}

/** Whether the word consists of parts and nothing else. */
function isTiledBy(word: string, byFirst: PartsByFirst): boolean {
  if (!byFirst.get(word.charAt(0))?.some((part) => word.startsWith(part))) return false
  const reached = new Set([0])
  for (const from of reached) {
    const parts = byFirst.get(word.charAt(from)) ?? []
    for (const part of parts) if (word.startsWith(part, from)) reached.add(from + part.length)
  }
  return word !== '' && reached.has(word.length)
}

const START = '(?<![\\p{L}\\p{M}])'
const END = '(?![\\p{L}\\p{M}])'
const BETWEEN = "[\\s.,_\\-'’·・]{0,3}"
/** Arabic and Hebrew prepositions and articles, which are written together with the next word. */
const ATTACHED = /^(?:[وفبكل]{1,2}|[ובכלמשה]{1,2})/u
const WORDS = /[\p{L}\p{M}]+/gu

/** Replaces what the pattern matches in the folded text. */
function replaceFolded(
  text: string,
  pattern: RegExp | null,
  isHidden: (match: string) => boolean = () => true,
): string {
  if (pattern === null) return text
  const folded = foldName(text)
  const found = [...folded.matchAll(pattern)].filter(([match]) => isHidden(match))
  if (found.length === 0) return text
  // Most texts have nothing to hide, and finding the places takes longest.
  const { places } = foldWithPlaces(text)
  let masked = ''
  let from = 0
  for (const { 0: match, index } of found) {
    masked += text.slice(from, places[index]) + MASK
    from = places[index + match.length] ?? text.length
  }
  return masked + text.slice(from)
}
