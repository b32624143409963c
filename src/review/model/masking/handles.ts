/** User names and bare web addresses that are made of a name (rule H5). */
import type { NameParts } from './nameParts.ts'

/** Each function takes folded text. */
export interface Handles {
  /** Whether a word of letters alone is one: "aschmidt". */
  isWord: (word: string) => boolean
  /** Whether what has separators between its letters is one: "a.schmidt", "j_doe". */
  isSeparated: (token: string) => boolean
  /** Whether one is in what is an address or a handle for other reasons. */
  isIn: (address: string) => boolean
}

/** Initials before or after a word of the name. Compared without a list, which would take longest to build. */
export function handlesOf({ words, initials }: Pick<NameParts, 'words' | 'initials'>): Handles {
  const beside = new Set(initials)
  const most = Math.max(0, ...initials.map((each) => each.length))
  const isMadeOf = (handle: string, word: string): boolean => {
    const more = handle.length - word.length
    if (more < 1 || more > most) return false
    return (
      (handle.endsWith(word) && beside.has(handle.slice(0, more))) ||
      (handle.startsWith(word) && beside.has(handle.slice(-more)))
    )
  }
  const isHandle = (each: string) => words.some((word) => isMadeOf(each, word))
  // Shorter ones are often ordinary words: Sam Evans would hide "same", and Peter Lane "plane".
  const long = words.filter((word) => word.length >= 5)
  return {
    isWord: (each) => long.some((word) => isMadeOf(each, word)),
    isSeparated: (token) => SEPARATED.test(token) && isHandle(token.replace(BESIDE_LETTERS, '')),
    isIn: (address) => address.split(/[^\p{L}\p{M}]+/u).some(isHandle),
  }
}

const SEPARATED = /^[\p{L}\p{M}]+[._-][\p{L}\p{M}._-]*[\p{L}\p{M}]\d*$/u
const BESIDE_LETTERS = /[._\-\d]+/gu

/**
 * The part before the top level of a bare web address ("aschmidt.dev", "x.github.io"); null if it
 * is none.
 */
export function beforeTopLevel(token: string): string | null {
  if (!token.includes('.')) return null
  return BARE_ADDRESS.exec(token)?.[1] ?? null
}

/** A capital after the dot starts a sentence, unless all are capitals. */
const BARE_ADDRESS =
  /^((?:[\p{L}\p{M}\p{Nd}_-]+\.)+)(?:\p{Ll}{2,24}|\p{Lu}{2,24})(?![\p{L}\p{M}\p{Nd}_-])/u
