/**
 * How much a browser tries on a text that almost matches: the runs of the automaton over every
 * prefix of the text. The text is built letter by letter, each being the one that leaves the most
 * runs.
 */
import { MAX_LENGTH_FOR_PATTERN } from '#src/assessment/engine/kinds/parts/pattern.ts'

import type { Automaton } from './automaton.ts'
import type { LetterSets } from './letterSets.ts'

/** How many start states are tried, and for how many letters. */
const MAX_BEGINNINGS = 24
const SOUNDED = 40
/** Total steps, so that every pattern takes about the same time to judge. */
const MAX_STEPS = 1_500_000

/** At most `enough`: the search ends with a text that has that many. */
export function mostRuns(automaton: Automaton, sets: LetterSets, enough: number): number {
  const stepper = stepperOf(automaton, sets)
  const beginnings = beginningsOf(automaton).slice(0, MAX_BEGINNINGS)
  const sounded = beginnings.map((states) => ({
    states,
    runs: followed(stepper, states, SOUNDED, enough),
  }))
  const [worst] = sounded.toSorted((a, b) => b.runs - a.runs)
  return worst === undefined ? 0 : followed(stepper, worst.states, MAX_LENGTH_FOR_PATTERN, enough)
}

type Counts = ReadonlyMap<number, number>

/** The number of ways to each state after one more letter, for each letter. */
type Stepper = { afterEach: (counts: Counts) => Counts[]; left: () => number }

function stepperOf({ next, tokens }: Automaton, { letters, byToken }: LetterSets): Stepper {
  const taken = tokens.map((token) => [...(byToken.get(token) ?? [])])
  let left = MAX_STEPS
  return {
    left: () => left,
    afterEach(counts) {
      const after = letters.map(() => new Map<number, number>())
      for (const [state, runs] of counts) {
        for (const [following, ways] of next[state] ?? []) {
          for (const letter of taken[following] ?? []) {
            left--
            const reached = after[letter]
            reached?.set(following, (reached.get(following) ?? 0) + runs * ways)
          }
        }
      }
      return after
    },
  }
}

/** All runs over every prefix of a text with this many letters. */
function followed(stepper: Stepper, states: Counts, letters: number, enough: number): number {
  let counts = states
  let all = 0
  for (let letter = 0; letter < letters && all < enough && stepper.left() > 0; letter++) {
    let [most, best]: [number, Counts | undefined] = [0, undefined]
    for (const each of stepper.afterEach(counts)) {
      const runs = total(each)
      if (runs > most) [most, best] = [runs, each]
    }
    if (best === undefined) break
    counts = best
    all += most
  }
  return Math.min(all, enough)
}

function total(counts: Counts): number {
  let sum = 0
  for (const runs of counts.values()) sum += runs
  return sum
}

/** The start, then every single state, distant ones later. */
function beginningsOf({ next }: Automaton): Counts[] {
  const found = new Set([next.length - 1])
  for (const state of found) for (const following of next[state]?.keys() ?? []) found.add(following)
  return [...found].map((state) => new Map([[state, 1]]))
}
