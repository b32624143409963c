import { LONGEST_FOR_PATTERN, type Pattern, patternOf } from '#src/engine/questions/pattern.ts'

import { growthOf } from './ambiguity.ts'
import { type Automaton, automatonOf } from './automaton.ts'
import { letterSetsOf } from './letterSets.ts'
import { mostRuns } from './runs.ts'
import { type Syntax, syntaxOf } from './syntax.ts'

/**
 * What holding a text of the longest length against a pattern can cost: steps of a browser at the
 * worst, or why they are too many, or can't be told.
 */
export type Cost =
  | { kind: 'steps'; steps: number }
  /** They double with every few letters. */
  | { kind: 'doubling' }
  /** They grow like the third power of the length, or a higher one. */
  | { kind: 'cubic' }
  /** It looks behind, or ahead in the middle of a text, or refers to a group, or is too large. */
  | { kind: 'unknown' }

/** More steps than these are felt while typing; no more are counted. */
export const MOST_STEPS = 2_000_000

/** Of a pattern that the browser can read. The same everywhere: nothing is timed. */
export function costOf(pattern: Pattern): Cost {
  const expression = patternOf(pattern)
  const syntax = expression && syntaxOf(expression.source)
  return syntax === null ? { kind: 'unknown' } : costOfSyntax(syntax, expression?.flags ?? 'u')
}

function costOfSyntax(syntax: Syntax, flags: string): Cost {
  const automaton = automatonOf(syntax)
  if (automaton === null) return { kind: 'unknown' }
  if (automaton.mostWaysOfNothing > MOST_STEPS / LONGEST_FOR_PATTERN) return { kind: 'doubling' }
  const own = costOfAutomaton(automaton, flags)
  if (own.kind !== 'steps') return own
  let steps = own.steps
  for (const look of automaton.looks) {
    const ahead = costOfSyntax(look, flags)
    if (ahead.kind !== 'steps') return ahead
    steps += ahead.steps * (isAtStart(syntax, look) ? 1 : own.steps)
  }
  return { kind: 'steps', steps: Math.min(steps, MOST_STEPS) }
}

function costOfAutomaton(automaton: Automaton, flags: string): Cost {
  const sets = letterSetsOf(new Set(automaton.tokens), flags)
  const growth = growthOf(automaton, sets)
  if (growth.kind === 'exponential') return { kind: 'doubling' }
  if (growth.kind === 'unknown') return { kind: 'unknown' }
  if (growth.degree > 1) return { kind: 'cubic' }
  return { kind: 'steps', steps: mostRuns(automaton, sets, MOST_STEPS) }
}

/** It is looked ahead at once, before any letter is taken. */
function isAtStart(syntax: Syntax, look: Syntax): boolean {
  if (syntax.kind === 'look') return syntax.at === look
  if (syntax.kind === 'choice') return syntax.ways.some((way) => isAtStart(way, look))
  if (syntax.kind !== 'sequence') return false
  for (const part of syntax.parts) {
    if (isAtStart(part, look)) return true
    if (part.kind !== 'look' && !(part.kind === 'sequence' && part.parts.length === 0)) return false
  }
  return false
}
