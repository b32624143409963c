import {
  MAX_LENGTH_FOR_PATTERN,
  type Pattern,
  patternOf,
} from '#src/assessment/engine/kinds/parts/pattern.ts'

import { growthOf } from './ambiguity.ts'
import { type Automaton, automatonOf } from './automaton.ts'
import { letterSetsOf } from './letterSets.ts'
import { mostRuns } from './runs.ts'
import { hasReference, type Syntax, syntaxOf } from './syntax.ts'

/**
 * The worst-case cost of matching the longest text against a pattern, in steps of a browser's
 * engine; or why it is too high or not known.
 */
export type Cost =
  | { kind: 'steps'; steps: number }
  /** Doubles with every few letters. */
  | { kind: 'doubling' }
  /** Grows with the third or a higher power of the length. */
  | { kind: 'cubic' }
  /**
   * The pattern refers to groups whose other texts would take long, has modifiers, or is too large.
   */
  | { kind: 'unknown' }

/** More steps would be noticeable while typing, and are not counted. */
export const MAX_STEPS = 2_000_000

/** The pattern must be valid. The result is the same everywhere, because nothing is timed. */
export function costOf(pattern: Pattern): Cost {
  const expression = patternOf(pattern)
  const syntax = expression && syntaxOf(expression.source)
  if (syntax === null) return { kind: 'unknown' }
  const cost = costOfSyntax(syntax, expression?.flags ?? 'u')
  const isFast = cost.kind === 'steps' && cost.steps < MAX_STEPS
  // References are counted as more than they match.
  return !isFast && hasReference(expression?.source ?? '') ? { kind: 'unknown' } : cost
}

function costOfSyntax(syntax: Syntax, flags: string): Cost {
  const automaton = automatonOf(syntax)
  if (automaton === null) return { kind: 'unknown' }
  if (automaton.mostWaysOfNothing > MAX_STEPS / MAX_LENGTH_FOR_PATTERN) return { kind: 'doubling' }
  const own = costOfAutomaton(automaton, flags)
  if (own.kind !== 'steps') return own
  let steps = own.steps
  for (const look of automaton.looks) {
    const ahead = costOfSyntax(look, flags)
    if (ahead.kind !== 'steps') return ahead
    steps += ahead.steps * (isAtStart(syntax, look) ? 1 : own.steps)
  }
  return { kind: 'steps', steps: Math.min(steps, MAX_STEPS) }
}

function costOfAutomaton(automaton: Automaton, flags: string): Cost {
  const sets = letterSetsOf(new Set(automaton.tokens), flags)
  const growth = growthOf(automaton, sets)
  if (growth.kind === 'exponential') return { kind: 'doubling' }
  if (growth.kind === 'unknown') return { kind: 'unknown' }
  if (growth.degree > 1) return { kind: 'cubic' }
  return { kind: 'steps', steps: mostRuns(automaton, sets, MAX_STEPS) }
}

/** The lookahead is tried at the start, before any letter is consumed. */
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
