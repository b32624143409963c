import { randomNumbers } from '#src/assessment/engine/drawing.ts'
import type { Pattern } from '#src/assessment/engine/kinds/parts/pattern.ts'

import { readPattern } from './readPattern.ts'
import { pairOf, type Shape } from './shape.ts'
import { lengthFrom } from './spans.ts'
import { type Choices, writeText } from './writeText.ts'

/** The demands on the texts besides the pattern. */
export type Aims = {
  /** Lengths at which a limit or demand changes its result. */
  readonly cuts: readonly number[]
  /** Words to try, one at a time, inside a text. */
  readonly words: readonly string[]
  readonly allows: (length: number) => boolean
}

/** Always the same character; earlier parts as short, or as long, as the length permits. */
const shortestBefore: Choices = { way: theFirst, letter: theFirst }
const longestBefore: Choices = { way: theLast, letter: theFirst }
/** Limits for the number of texts, and of positions for a word. */
const MAX_SAMPLES = 600
const MAX_PLACES = 30
/** How many of the shortest lengths are used, and how many random texts of each. */
const SHORTEST_LENGTHS = 8
const ROUNDS = 16

/**
 * Texts that probably match the pattern: shortest first, then one for each branch, then random
 * ones. Lookarounds or inserted words may make one fail, so each must be checked.
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
      if (seen.size >= MAX_SAMPLES) return
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
    const random = randomNumbers(round, 'pattern')
    for (const length of lengths) {
      yield writeText(shape, length, { way: random, letter: theFirst })
      yield writeText(shape, length, { way: random, letter: random })
    }
  }
}

/** The shortest few, the longest, and the next possible length from each cut on. */
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

/** The shape with one of its alternatives chosen, for each alternative. */
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

/** The word in place of as many characters, at each of the first positions. */
function withWord(text: string, word: string): string[] {
  const places = Math.min(text.length - word.length + 1, MAX_PLACES)
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
