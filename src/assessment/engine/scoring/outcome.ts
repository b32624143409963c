/**
 * The outcome of a score: passed or not, and the band (rules S13 and S14). Points that a person
 * still has to give leave it open where they could change it.
 */
import type { Settings } from '#schemas/definition.ts'

import { type Fraction, isAtLeast, sumOfFractions } from './fraction.ts'

export type Outcome = {
  /** Null without a pass mark, or without any available points. */
  passed: 'yes' | 'no' | 'open' | null
  /** Id of the band; null without one, and while it is open. */
  band: string | null
  /** The lowest and the highest band that it can become, null for none; null once it is decided. */
  openBands: readonly [lowest: string | null, highest: string | null] | null
}

/** Before rounding. */
type Reached = { points: Fraction; most: Fraction; toBeMarked: Fraction }

/** The current outcome, `open` where points still to be given could change it (rules S13, S14). */
export function outcomeOf(settings: Settings, { points, most, toBeMarked }: Reached): Outcome {
  if (most.numerator <= 0n) return { passed: null, ...bandBetween(null, null) }
  const worst = standing(settings, points, most)
  const best = standing(settings, sumOfFractions([points, toBeMarked]), most)
  return {
    passed: worst.passed === best.passed ? worst.passed : 'open',
    ...bandBetween(worst.band, best.band),
  }
}

/** The band of a score that reaches `lowest` for certain and `highest` at best. */
export function bandBetween(
  lowest: string | null,
  highest: string | null,
): Pick<Outcome, 'band' | 'openBands'> {
  return lowest === highest
    ? { band: lowest, openBands: null }
    : { band: null, openBands: [lowest, highest] }
}

export function isSameBand(
  one: Pick<Outcome, 'band' | 'openBands'>,
  other: Pick<Outcome, 'band' | 'openBands'>,
): boolean {
  return one.band === other.band && String(one.openBands) === String(other.openBands)
}

function standing(
  { passMark, bands = [] }: Settings,
  points: Fraction,
  most: Fraction,
): { passed: 'yes' | 'no' | null; band: string | null } {
  const reaches = (percent: number): boolean => isAtLeast(points, percent, most)
  const reached = bands.filter(({ from }) => reaches(from)).toSorted((a, b) => b.from - a.from)
  return {
    passed: passMark === undefined ? null : reaches(passMark.percent) ? 'yes' : 'no',
    band: reached[0]?.id ?? null,
  }
}
