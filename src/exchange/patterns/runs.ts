/**
 * How much a browser tries on a text that a pattern nearly matches: the runs of its automaton over every
 * beginning of the text. The text is made letter by letter, each the one that leaves the most to try.
 */
import { LONGEST_FOR_PATTERN } from '#src/engine/questions/pattern.ts'

import type { Automaton } from './automaton.ts'
import type { LetterSets } from './letterSets.ts'

/** So many ways into the automaton are begun with, and so far they are followed. */
const MOST_BEGINNINGS = 24
const SOUNDED = 40
/** Steps in all, so that every pattern is judged in much the same time. */
const MOST_STEPS = 1_500_000

/** At most `enough`; a text for which there are as many is not looked for beyond. */
export function mostRuns(automaton: Automaton, sets: LetterSets, enough: number): number {
  const stepper = stepperOf(automaton, sets)
  const beginnings = beginningsOf(automaton).slice(0, MOST_BEGINNINGS)
  const sounded = beginnings.map((states) => ({
    states,
    runs: followed(stepper, states, SOUNDED, enough),
  }))
  const [worst] = sounded.toSorted((a, b) => b.runs - a.runs)
  return worst === undefined ? 0 : followed(stepper, worst.states, LONGEST_FOR_PATTERN, enough)
}

type Counts = ReadonlyMap<number, number>

/** In how many ways each state is reached by one more letter, for each letter. */
type Stepper = { afterEach: (counts: Counts) => Counts[]; left: () => number }

function stepperOf({ next, tokens }: Automaton, { letters, byToken }: LetterSets): Stepper {
  const taken = tokens.map((token) => [...(byToken.get(token) ?? [])])
  let left = MOST_STEPS
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

/** All runs over every beginning of the text, for a text of so many letters. */
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

/** The start, and every state by itself, the farther ones later. */
function beginningsOf({ next }: Automaton): Counts[] {
  const found = new Set([next.length - 1])
  for (const state of found) for (const following of next[state]?.keys() ?? []) found.add(following)
  return [...found].map((state) => new Map([[state, 1]]))
}
