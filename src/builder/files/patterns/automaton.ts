/**
 * The automaton of a pattern: a state for each character in its syntax, with the number of ways
 * from one state to the next. Its runs are what a browser tries when it searches for a match.
 */
import { MAX_LENGTH_FOR_PATTERN } from '#src/assessment/engine/kinds/parts/pattern.ts'

import type { Syntax } from './syntax.ts'

/** Possible next states, with the number of ways to each. */
export type Steps = ReadonlyMap<number, number>

export type Automaton = {
  /** The token that each state consumes a letter with. */
  readonly tokens: readonly string[]
  /** By state; the last one is the start of the text. */
  readonly next: readonly Steps[]
  /** States in which the text may end, including the start if it may be empty. */
  readonly ends: ReadonlySet<number>
  /** The maximum number of ways in which a part of it matches the empty text. */
  readonly mostWaysOfNothing: number
  /** Its lookaheads, each on its own. */
  readonly looks: readonly Syntax[]
}

/** Larger automata are not analysed. */
const MAX_STATES = 2_500
const MAX_STEPS = 20_000

type Part = {
  /** The number of ways in which it matches the empty text. */
  empty: number
  first: Map<number, number>
  last: Map<number, number>
}

/** Null if it repeats too much to be analysed. */
export function automatonOf(syntax: Syntax): Automaton | null {
  const tokens: string[] = []
  const next: Map<number, number>[] = []
  const looks = new Set<Syntax>()
  let mostWaysOfNothing = 1
  let steps = 0

  const isTooLarge = (): boolean => tokens.length > MAX_STATES || steps > MAX_STEPS
  const connect = (from: Part, to: Part): void => {
    steps += from.last.size * to.first.size
    if (isTooLarge()) return
    for (const [state, ways] of from.last) {
      for (const [following, more] of to.first) add(next[state], following, ways * more)
    }
  }
  const joined = (one: Part, other: Part): Part => {
    connect(one, other)
    return {
      empty: one.empty * other.empty,
      first: merged(one.first, other.first, one.empty),
      last: merged(other.last, one.last, other.empty),
    }
  }
  /** Repeated without limit, each round consuming a letter. */
  const endless = (of: Syntax): Part => {
    const part = build(of)
    connect(part, part)
    return { ...part, empty: 1 }
  }
  const atMost = (of: Syntax, rounds: number): Part => {
    let rest = nothing()
    for (let round = 0; round < rounds && !isTooLarge(); round++) {
      rest = { ...joined({ ...build(of), empty: 0 }, rest), empty: 1 }
    }
    return rest
  }
  const repeated = (of: Syntax, least: number, most: number): Part => {
    const isEndless = most > MAX_LENGTH_FOR_PATTERN
    const wanted = Math.min(least, MAX_LENGTH_FOR_PATTERN + 1)
    let whole = nothing()
    for (let copy = 1; copy <= wanted && !isTooLarge(); copy++) {
      const part = build(of)
      if (isEndless && copy === wanted && part.empty === 0) {
        connect(part, part)
        return joined(whole, part)
      }
      whole = joined(whole, part)
    }
    return joined(whole, isEndless ? endless(of) : atMost(of, most - wanted))
  }
  const build = (syntaxPart: Syntax): Part => {
    // Parts that match nothing count as well, because they may be repeated without end.
    steps++
    if (isTooLarge()) return nothing()
    const part = buildPart(syntaxPart)
    mostWaysOfNothing = Math.max(mostWaysOfNothing, part.empty)
    return part
  }
  const buildPart = (part: Syntax): Part => {
    switch (part.kind) {
      case 'letter': {
        const state = tokens.push(part.token) - 1
        next.push(new Map())
        return { empty: 0, first: new Map([[state, 1]]), last: new Map([[state, 1]]) }
      }
      case 'sequence':
        return part.parts.map(build).reduce(joined, nothing())
      case 'choice':
        return part.ways.map(build).reduce((one, other) => ({
          empty: one.empty + other.empty,
          first: merged(one.first, other.first),
          last: merged(one.last, other.last),
        }))
      case 'repeat':
        return repeated(part.of, part.amount.least, part.amount.most)
      case 'look':
        looks.add(part.at)
        return nothing()
    }
  }

  const whole = build(syntax)
  if (isTooLarge()) return null
  const start = next.push(whole.first) - 1
  const ends = new Set(whole.last.keys())
  if (whole.empty > 0) ends.add(start)
  return { tokens, next, ends, mostWaysOfNothing, looks: [...looks] }
}

function nothing(): Part {
  return { empty: 1, first: new Map(), last: new Map() }
}

function add(steps: Map<number, number> | undefined, state: number, ways: number): void {
  steps?.set(state, (steps.get(state) ?? 0) + ways)
}

/** Adds `times` times the second to the first. Both are consumed: the larger one is extended. */
function merged(one: Part['first'], other: Part['first'], times = 1): Part['first'] {
  if (times === 0) return one
  const [larger, smaller] = times === 1 && other.size > one.size ? [other, one] : [one, other]
  for (const [state, ways] of smaller) add(larger, state, ways * times)
  return larger
}
