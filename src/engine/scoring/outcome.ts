/**
 * What a score amounts to: passed or not, and in which band (rules S13 and S14). Points that a person
 * has still to give leave open what they could change.
 */
import type { Settings } from '#schemas/definition.ts'

import { type Fraction, isAtLeast, sumOfFractions } from './fraction.ts'

export type Outcome = {
  /** Null without a pass mark, or without anything to have. */
  passed: 'yes' | 'no' | 'open' | null
  /** Id of the band; null: in none. */
  band: string | null
  bandIsOpen: boolean
}

/** Before they are rounded. */
type Reached = { points: Fraction; most: Fraction; toBeMarked: Fraction }

/**
 * As things stand, and open where the points still to be given by people could change it (rules S13,
 * S14).
 */
export function outcomeOf(settings: Settings, { points, most, toBeMarked }: Reached): Outcome {
  if (most.numerator <= 0n) return { passed: null, band: null, bandIsOpen: false }
  const worst = standing(settings, points, most)
  const best = standing(settings, sumOfFractions([points, toBeMarked]), most)
  return {
    passed: worst.passed === best.passed ? worst.passed : 'open',
    band: worst.band,
    bandIsOpen: worst.band !== best.band,
  }
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
