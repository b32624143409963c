/**
 * What else may be typed for a text that newer rules compare in its folded form (rules C16, K3): the
 * lengths of such texts, so that the prover never rules out one that it didn't try.
 */
import { fairText } from '#src/assessment/engine/texts/fairText.ts'
import { codePoints } from '#src/assessment/engine/texts/text.ts'

import type { Pattern } from './pattern.ts'

/** The lengths that are allowed. */
export type Room = {
  readonly least: number
  readonly most: number
  /** By limits of the question's own, or only by the length that every text has at most. */
  readonly isLimited: boolean
  /** A comparison looks at the length. */
  readonly isCompared: boolean
}

/**
 * Whether limits and pattern treat all that may be typed for this folded text like the text itself, or
 * allow none of it.
 */
export function areSpellingsAlike(text: string, room: Room, pattern: Pattern | undefined): boolean {
  if (pattern !== undefined && (/[ ']/.test(text) || !isPlain(pattern.source))) return false
  const length = codePoints(text)
  if (!room.isLimited && !room.isCompared && length <= room.most) return true
  const least = leastLength(text, wholes())
  const most = text.includes(' ') ? Number.POSITIVE_INFINITY : codePoints(text.normalize('NFD'))
  if (least >= most) return true
  return !room.isCompared && (most < room.least || least > room.most)
}

/**
 * Whether no text with all these folded words in it can be shorter than the words themselves, or it
 * would still be too long.
 */
export function areWordsShortest(words: readonly string[], room: Room): boolean {
  if (words.length === 0 || (!room.isLimited && !room.isCompared)) return true
  const least = words.map((each) => leastLength(each, parts()))
  const [word = ''] = words
  if (words.length === 1 && least[0] === codePoints(word)) return true
  return !room.isCompared && Math.max(...least) > room.most
}

/** Whether every character that a pattern matches is one that folding keeps. */
function isPlain(source: string): boolean {
  const rest = source.replace(/\\[.dwbB\d^$()[\]{}*+?|/-]/g, '')
  return !/[^\x20-\x7e]|[.`\\]|\[\^/.test(rest)
}

/**
 * The fewest characters that fold to this text, or fewer: combining marks are left out, because they
 * may have been composed.
 */
function leastLength(text: string, pieces: ReadonlySet<string>): number {
  const letters = [...bare(text)]
  const least = [0]
  for (let end = 1; end <= letters.length; end++) {
    let best = (least[end - 1] ?? 0) + 1
    for (let length = 2; length <= Math.min(end, LONGEST); length++) {
      const before = least[end - length] ?? 0
      if (before + 1 < best && pieces.has(letters.slice(end - length, end).join(''))) {
        best = before + 1
      }
    }
    least.push(best)
  }
  return least.at(-1) ?? 0
}

/** The longest text that one character folds to. */
const LONGEST = 18

/** Texts of several characters that one folds to: "…" to "...", "ﬁ" to "fi". */
function wholes(): ReadonlySet<string> {
  knownWholes ??= new Set(found())
  return knownWholes
}

/** Any part of them. */
function parts(): ReadonlySet<string> {
  if (knownParts === undefined) {
    knownParts = new Set()
    for (const whole of wholes()) {
      const letters = [...whole]
      for (let from = 0; from < letters.length; from++) {
        for (let to = from + 2; to <= letters.length; to++) {
          knownParts.add(letters.slice(from, to).join(''))
        }
      }
    }
  }
  return knownParts
}

let knownWholes: Set<string> | undefined
let knownParts: Set<string> | undefined

/** Where characters with a compatibility form are. */
const RANGES = [
  [0xa0, 0x33ff],
  [0xa600, 0xabff],
  [0xf900, 0xffff],
  [0x1d100, 0x1f2ff],
] as const

function* found(): Generator<string> {
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCodePoint(code)
      const folded = fairText(letter)
      // After a digit, a fraction gets a blank before it, and a raised digit a sign.
      const after = fairText(`1${letter}`).slice(1)
      for (const text of [folded, after]) if (codePoints(bare(text)) > 1) yield bare(text)
    }
  }
}

function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}
