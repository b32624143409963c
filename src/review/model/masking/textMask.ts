/** Hides from a text who wrote it (rules H3 to H5). */
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import { plainDigits } from '#src/base/digits.ts'

import { foldName, foldWithPlaces } from './foldedText.ts'
import { beforeTopLevel, handlesOf } from './handles.ts'
import { type NameParts, namePartsOf } from './nameParts.ts'
import { isOrdinary } from './ordinaryWords.ts'

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
  const anywhere = anywherePattern(parts.anywhere)
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

/**
 * Hides the names of many people, not their addresses and numbers, in what somebody else wrote (rule
 * H9). A word is found by itself, however many names there are.
 */
export function namesMask(names: readonly string[]): TextMask {
  const words = new Set<string>()
  const anywhere = new Set<string>()
  for (const name of names) {
    const parts = namePartsOf(name)
    for (const word of parts.words) words.add(word)
    // The whole of it: parts of so many names are easily other words.
    const [whole] = parts.anywhere
    if (whole !== undefined) anywhere.add(whole)
  }
  const pattern = anywherePattern([...anywhere])
  const isName = (word: string) => formsOf(word).some((form) => words.has(form))
  return (text) => {
    const written = text.normalize('NFC')
    const masked = replaceFolded(replaceFolded(written, WORDS, isName), pattern)
    return masked === written ? text : masked.replace(SEVERAL, MASK)
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

function anywherePattern(anywhere: readonly string[]): RegExp | null {
  const longestFirst = anywhere.toSorted((a, b) => b.length - a.length)
  return longestFirst.length === 0 ? null : new RegExp(longestFirst.join('|'), 'gu')
}

function exactPattern({ exact }: NameParts): RegExp | null {
  return exact.length === 0 ? null : new RegExp(`${START}(?:${exact.join('|')})${END}`, 'gu')
}

/** Whether a folded word is of the name, or several parts of it written as one. */
function isOfName(word: string, byFirst: PartsByFirst): boolean {
  return formsOf(word).some((form) => isTiledBy(form, byFirst))
}

/** A folded word as it is, without what is attached before it, and each without an "s" at its end. */
function formsOf(word: string): string[] {
  const bare = word.replace(ATTACHED, '')
  return (bare === word ? [word] : [word, bare]).flatMap((each) =>
    each.endsWith('s') ? [each, each.slice(0, -1)] : [each],
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

/**
 * Replaces what the pattern matches in the folded text, but not ordinary words in lower case, unless
 * one of them is all that the text says.
 */
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
  const isAlone = (folded.match(WORDS) ?? []).length === 1
  let masked = ''
  let from = 0
  for (const { 0: match, index } of found) {
    const end = places[index + match.length] ?? text.length
    const written = text.slice(places[index], end)
    if (!isAlone && isOrdinary(match) && written === written.toLowerCase()) continue
    masked += text.slice(from, places[index]) + MASK
    from = end
  }
  return masked + text.slice(from)
}

/** Phone numbers, however they are written: with separators and direction marks between the digits of any script. */
const NUMBERS = /\+?\p{Nd}[\p{Nd}\p{Pd}\p{Cf}\s().·‧∙/]{5,}\p{Nd}/gu

/** National and international forms of a number have the same last digits; null if it is too short. */
function lastDigits(phone: string): string | null {
  const digits = digitsOf(phone)
  return digits.length < 7 ? null : digits.slice(-7)
}

/** The digits of a text, written as those of English. */
function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/gu, '')
}
