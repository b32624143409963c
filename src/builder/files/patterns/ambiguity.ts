/**
 * The degree of ambiguity of an automaton: whether the number of ways to read a text is bounded, or
 * grows polynomially or exponentially with the length of the text (A. Weber and H. Seidl, On the
 * degree of ambiguity of finite automata, 1991).
 */
import type { Automaton } from './automaton.ts'
import type { LetterSets } from './letterSets.ts'
import { componentsOf, loopsOf } from './loops.ts'

export type Growth =
  /** 0: bounded; 1: linear; 2: quadratic. */
  { kind: 'power'; degree: number } | { kind: 'exponential' } | { kind: 'unknown' }

/** Higher degrees are not computed, because this one is refused already. */
const HIGHEST_DEGREE = 2
/** The maximum number of state pairs and triples visited. */
const MAX_NODES = 200_000

export function growthOf(automaton: Automaton, sets: LetterSets): Growth {
  const { loops, reached } = loopsOf(automaton)
  const reader = readerOf(automaton, sets)
  let left = MAX_NODES
  for (const loop of loops) {
    left -= loop.length ** 2
    if (left < 0) return { kind: 'unknown' }
    if (isExponential(automaton, reader, loop)) return { kind: 'exponential' }
  }
  // Loops that lead to others come last.
  const degrees = loops.map(() => 0)
  for (let at = loops.length - 1; at >= 0; at--) {
    const loop = loops[at] ?? []
    const degree = degrees[at] ?? 0
    for (const later of reached[loop[0] ?? 0] ?? []) {
      if (later === at) continue
      const known = degrees[later] ?? 0
      if (known > degree) continue
      const target = loops[later] ?? []
      const between = statesBetween(automaton, loop, later, reached)
      left -= loop.length * between.length * target.length
      if (left < 0) return { kind: 'unknown' }
      const isMore = isSharedBetween(reader, loop, between, target)
      degrees[later] = Math.max(known, isMore ? degree + 1 : degree)
      if ((degrees[later] ?? 0) >= HIGHEST_DEGREE) return { kind: 'power', degree: HIGHEST_DEGREE }
    }
  }
  return { kind: 'power', degree: Math.max(0, ...degrees) }
}

type Reader = {
  after: (state: number) => readonly number[]
  /** Whether one letter leads to all of them. */
  shares: (states: readonly number[]) => boolean
}

function readerOf({ next, tokens }: Automaton, { byToken }: LetterSets): Reader {
  const none: ReadonlySet<number> = new Set()
  const taken = tokens.map((token) => byToken.get(token) ?? none)
  const following = next.map((steps) => [...steps.keys()])
  return {
    after: (state) => following[state] ?? [],
    shares([first, ...others]) {
      if (first === undefined) return false
      const sets = others.map((state) => taken[state] ?? none)
      for (const letter of taken[first] ?? none) {
        if (sets.every((set) => set.has(letter))) return true
      }
      return false
    },
  }
}

/** Whether two different ways round this loop read the same text. */
function isExponential({ next }: Automaton, reader: Reader, loop: readonly number[]): boolean {
  const place = new Map(loop.map((state, at) => [state, at]))
  const isTwofold = loop.some((state) =>
    [...(next[state] ?? [])].some(([to, ways]) => ways > 1 && place.has(to)),
  )
  if (isTwofold) return true
  const size = loop.length
  const pairsAfter = (pair: number): number[] => {
    const [a = 0, b = 0] = [loop[Math.floor(pair / size)], loop[pair % size]]
    return reader.after(a).flatMap((nextA) =>
      reader.after(b).flatMap((nextB) => {
        const [placeA, placeB] = [place.get(nextA), place.get(nextB)]
        if (placeA === undefined || placeB === undefined) return []
        return reader.shares([nextA, nextB]) ? placeA * size + placeB : []
      }),
    )
  }
  const isSame = (pair: number): boolean => Math.floor(pair / size) === pair % size
  const sameState = loop.map((_, at) => at * size + at)
  return componentsOf(size * size, pairsAfter, sameState).some(
    (pairs) => pairs.some(isSame) && !pairs.every(isSame),
  )
}

/** The states on paths from one loop to the other, both included. */
function statesBetween(
  { next }: Automaton,
  from: readonly number[],
  to: number,
  reached: readonly ReadonlySet<number>[],
): number[] {
  const states = new Set(from)
  for (const state of states) {
    for (const following of next[state]?.keys() ?? []) {
      if (reached[following]?.has(to)) states.add(following)
    }
  }
  return [...states]
}

/**
 * Whether some text leads round the first loop, round the second, and from the first to the second:
 * then each position where it repeats is one more way to read it.
 */
function isSharedBetween(
  reader: Reader,
  from: readonly number[],
  between: readonly number[],
  to: readonly number[],
): boolean {
  const places = (states: readonly number[]) => new Map(states.map((state, at) => [state, at]))
  const [placeFrom, placeBetween, placeTo] = [places(from), places(between), places(to)]
  const node = (a: number, x: number, b: number): number => (a * between.length + x) * to.length + b
  const parts = (each: number) => ({
    a: Math.floor(each / (between.length * to.length)),
    x: Math.floor(each / to.length) % between.length,
    b: each % to.length,
  })
  const after = (each: number): number[] => {
    const { a, x, b } = parts(each)
    const [stateA = 0, stateX = 0, stateB = 0] = [from[a], between[x], to[b]]
    // Reaching this again closes the cycle.
    const again = stateX === stateB ? [node(a, placeBetween.get(stateA) ?? 0, b)] : []
    const read = reader.after(stateA).flatMap((nextA) => {
      const toA = placeFrom.get(nextA)
      if (toA === undefined) return []
      return reader.after(stateX).flatMap((nextX) => {
        const toX = placeBetween.get(nextX)
        if (toX === undefined) return []
        return reader.after(stateB).flatMap((nextB) => {
          const toB = placeTo.get(nextB)
          if (toB === undefined || !reader.shares([nextA, nextX, nextB])) return []
          return node(toA, toX, toB)
        })
      })
    })
    return [...again, ...read]
  }
  const begins = from.flatMap((state, a) =>
    to.map((_, b) => node(a, placeBetween.get(state) ?? 0, b)),
  )
  const size = from.length * between.length * to.length
  const isBegin = (each: number): boolean => {
    const { a, x } = parts(each)
    return between[x] === from[a]
  }
  const isEnd = (each: number): boolean => {
    const { x, b } = parts(each)
    return between[x] === to[b]
  }
  return componentsOf(size, after, begins).some((component) =>
    component.some((end) => {
      if (!isEnd(end)) return false
      const { a, b } = parts(end)
      const begin = node(a, placeBetween.get(from[a] ?? 0) ?? 0, b)
      return isBegin(begin) && component.includes(begin)
    }),
  )
}
