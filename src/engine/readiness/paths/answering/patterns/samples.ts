import { lots } from '#src/engine/drawing.ts'
import type { Pattern } from '#src/engine/questions/pattern.ts'

import { readPattern } from './readPattern.ts'
import { pairOf, type Shape } from './shape.ts'
import { lengthFrom } from './spans.ts'
import { type Lots, writeText } from './writeText.ts'

/** What the texts are wanted for besides. */
export type Aims = {
  /** Lengths at which a limit or a test begins to tell them apart. */
  readonly cuts: readonly number[]
  /** Each of these by itself is to be tried within a text. */
  readonly words: readonly string[]
  readonly allows: (length: number) => boolean
}

/** The same letter all along, and the earlier parts as short, or as long, as the length lets them. */
const shortestBefore: Lots = { way: theFirst, letter: theFirst }
const longestBefore: Lots = { way: theLast, letter: theFirst }
/** More texts are not made up, a word is not put at more places. */
const MOST_SAMPLES = 600
const MOST_PLACES = 30
/** Of each text as long as one of the shortest, and so often by lot. */
const SHORTEST_LENGTHS = 8
const ROUNDS = 16

/**
 * Texts that the pattern may take: shortest first, then one along each way through it, then by lot.
 * Lookarounds may refuse them, and words that were put in: each is to be judged.
 */
export function* samplesOf(pattern: Pattern, aims: Aims): Generator<string> {
  const shape = readPattern(pattern)
  if (shape === null) return
  const seen = new Set<string>()
  for (const written of textsOf(shape, aims)) {
    for (const text of [written, ...aims.words.flatMap((word) => withWord(written, word))]) {
      if (text === '' || text.trim() !== text || seen.has(text)) continue
      seen.add(text)
      yield text
      if (seen.size >= MOST_SAMPLES) return
    }
  }
}

function* textsOf(shape: Shape, aims: Aims): Generator<string> {
  const lengths = lengthsOf(shape, aims, SHORTEST_LENGTHS)
  for (const plain of [shortestBefore, longestBefore]) {
    for (const length of lengths) yield writeText(shape, length, plain)
  }
  for (const way of waysThrough(shape, new Set())) {
    for (const length of lengthsOf(way, aims, 1)) yield writeText(way, length, shortestBefore)
  }
  for (let round = 0; round < ROUNDS; round++) {
    const lot = lots(round, 'pattern')
    for (const length of lengths) {
      yield writeText(shape, length, { way: lot, letter: theFirst })
      yield writeText(shape, length, { way: lot, letter: lot })
    }
  }
}

/** The shortest few, the longest, and from each length at which something begins the next there is. */
function lengthsOf({ spans }: Shape, { cuts, words, allows }: Aims, few: number): number[] {
  const shortest = lengthFrom(spans, 1)
  if (shortest === undefined) return []
  const found = new Set<number>()
  for (let next: number | undefined = shortest; next !== undefined && found.size < few; ) {
    found.add(next)
    next = lengthFrom(spans, next + 1)
  }
  const starts = [
    ...cuts.flatMap((cut) => [cut, cut + 1]),
    ...words.map((word) => shortest + word.length),
    spans.at(-1)?.[1] ?? shortest,
  ]
  for (const start of starts) found.add(lengthFrom(spans, Math.max(start, 1)) ?? shortest)
  return [...found].filter(allows).toSorted((a, b) => a - b)
}

/** The same with one of its forks settled, for every way that leads from it. */
function* waysThrough(shape: Shape, seen: Set<Shape>): Generator<Shape> {
  if (seen.has(shape)) return
  seen.add(shape)
  if (shape.kind === 'pair') {
    for (const way of waysThrough(shape.first, seen)) yield pairOf(way, shape.second)
    for (const way of waysThrough(shape.second, seen)) yield pairOf(shape.first, way)
  }
  if (shape.kind === 'fork') {
    for (const way of shape.ways) {
      yield way
      yield* waysThrough(way, seen)
    }
  }
}

/** The word in place of as many letters, from each of the first places on. */
function withWord(text: string, word: string): string[] {
  const places = Math.min(text.length - word.length + 1, MOST_PLACES)
  return Array.from({ length: Math.max(places, 0) }, (_, place) => {
    return text.slice(0, place) + word + text.slice(place + word.length)
  })
}

function theFirst(): number {
  return 0
}

function theLast(): number {
  return 1 - Number.EPSILON
}
