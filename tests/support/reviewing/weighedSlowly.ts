/** What whatIf computes from a table, slowly: with fractions, from the score of one attempt at a time. */
import type { Definition } from '#schemas/definition.ts'
import type { WhatIf } from '#schemas/whatIf.ts'
import {
  type Fraction,
  fractionBefore,
  fractionOf,
  isAtLeast,
  sumOfFractions,
} from '#src/assessment/engine/scoring/fraction.ts'
import { exactPoints, type Score } from '#src/assessment/engine/scoring/scoring.ts'

const NONE: Fraction = { numerator: 0n, denominator: 1n }

export function weighedSlowly(definition: Definition, score: Score, whatIf: WhatIf) {
  const sectionOf = new Map(
    definition.sections.flatMap(({ id, questions }) => questions.map((each) => [each.id, id])),
  )
  const weightOf = (id: string | undefined) => fractionOf(whatIf.weights[id ?? ''] ?? 1)
  const parts = [
    ...score.questions.map((scored) => ({
      weight: times(weightOf(scored.questionId), weightOf(sectionOf.get(scored.questionId))),
      points: exactPoints(scored),
      most: fractionOf(scored.most),
      isToMark: scored.rule === 'toBeMarked',
    })),
    ...score.calculated.map(({ calculatedId, points, most }) => ({
      weight: weightOf(calculatedId),
      points: fractionBefore(points),
      most: fractionOf(most),
      isToMark: false,
    })),
  ]
  const points = sumOfFractions(parts.map((part) => times(part.weight, part.points)))
  const most = sumOfFractions(parts.map((part) => times(part.weight, part.most)))
  const toMark = sumOfFractions(
    parts.map((part) => (part.isToMark ? times(part.weight, part.most) : NONE)),
  )
  const soFar = sumOfFractions([most, { ...toMark, numerator: -toMark.numerator }])
  const ends = [points, sumOfFractions([points, toMark])]
  const results = ends.map((end) =>
    whatIf.passMark === undefined || most.numerator <= 0n
      ? null
      : isAtLeast(end, whatIf.passMark, most)
        ? 'yes'
        : 'no',
  )
  const bands = ends.map((end) => {
    if (most.numerator <= 0n) return null
    const reached = Object.entries(whatIf.bands).filter(([, from]) => isAtLeast(end, from, most))
    return reached.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
  })
  return {
    points,
    most,
    toMark,
    share: soFar.numerator > 0n ? over(points, soFar) : null,
    passed: results[0] === results[1] ? results[0] : 'open',
    ...(bands[0] === bands[1]
      ? { band: bands[0], openBands: null }
      : { band: null, openBands: bands }),
  }
}

/** One more than the number of higher shares. */
export function rankedSlowly(shares: readonly (Fraction | null)[]): (number | null)[] {
  return shares.map((share) => {
    if (share === null) return null
    return 1 + shares.filter((other) => other !== null && isLess(share, other)).length
  })
}

export function asNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator)
}

function isLess(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator
}

function times(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  }
}

/** `other` must be greater than 0. */
function over(one: Fraction, other: Fraction): Fraction {
  return times(one, { numerator: other.denominator, denominator: other.numerator })
}
