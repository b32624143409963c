/**
 * The points of many attempts at one version in a compact form, so that other weights can be tried
 * without reading the answers again (rule U5).
 */
import type { Definition } from '#schemas/definition.ts'
import {
  type Fraction,
  fractionBefore,
  fractionOf,
} from '#src/assessment/engine/scoring/fraction.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { exactPoints, type Score } from '#src/assessment/engine/scoring/scoring.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'

/** A question worth points, or a calculated value that gives points. */
export interface ScoredItem {
  id: string
  /** Null for a calculated value. */
  sectionId: string | null
  /** The most points that it gives. */
  most: number
}

export const NOT_ASKED = 0
export const TO_BE_MARKED = 1
export const SCORED = 2

/** All points in it are whole numbers of the same unit, so that their sums are exact. */
export interface ScoreTable {
  items: readonly ScoredItem[]
  /** How many units are a point. */
  scale: number
  /** In units, by item. */
  most: Float64Array
  /** In units, by attempt and item. */
  points: Float64Array
  /** `NOT_ASKED`, `TO_BE_MARKED` or `SCORED`, by attempt and item. */
  states: Uint8Array
  attempts: number
}

/** The items of a version that can be weighed, in authored order, calculated values last. */
export function scoredItems({ sections, calculated }: Definition): ScoredItem[] {
  return [
    ...sections.flatMap(({ id: sectionId, questions }) =>
      questions.flatMap((question) => {
        const most = worthOf(question)
        // Points per option may be negative where none can be earned.
        const isScored = most > 0 || isScoredByOption(question)
        return isScored ? [{ id: question.id, sectionId, most }] : []
      }),
    ),
    ...calculated.flatMap(({ id, points }) =>
      points ? [{ id, sectionId: null, most: points.most }] : [],
    ),
  ]
}

/**
 * The largest sum of points in units. Times the largest weights, with their four decimals, it is still
 * below 2^53.
 */
const MOST_UNITS = 9e9

/** Collects the scores of attempts at one version, in the order in which they are added. */
export function collectScores(definition: Definition) {
  const items = scoredItems(definition)
  const indexById = new Map(items.map(({ id }, index) => [id, index]))
  const rows: { states: Uint8Array; numerators: Float64Array; denominators: Float64Array }[] = []
  const denominators = new Set<number>()
  const worth = items.map(({ most }) => ratioOf(fractionOf(most)))
  for (const [, denominator] of worth) denominators.add(denominator)
  return {
    add({ questions, calculated }: Pick<Score, 'questions' | 'calculated'>): void {
      const row = {
        states: new Uint8Array(items.length),
        numerators: new Float64Array(items.length),
        denominators: new Float64Array(items.length).fill(1),
      }
      for (const scored of questions) {
        const { questionId, rule } = scored
        if (rule === 'notShown' || rule === 'noPoints') continue
        enter(questionId, rule === 'toBeMarked' ? TO_BE_MARKED : SCORED, () => exactPoints(scored))
      }
      for (const { calculatedId, points } of calculated) {
        enter(calculatedId, SCORED, () => fractionBefore(points))
      }
      rows.push(row)

      function enter(id: string, state: number, points: () => Fraction): void {
        const index = indexById.get(id)
        if (index === undefined) return
        const [numerator, denominator] = ratioOf(points())
        row.states[index] = state
        row.numerators[index] = numerator
        row.denominators[index] = denominator
        denominators.add(denominator)
      }
    },

    finish(): ScoreTable {
      const scale = scaleFor(denominators, items)
      const width = items.length
      const points = new Float64Array(rows.length * width)
      const states = new Uint8Array(rows.length * width)
      for (const [at, row] of rows.entries()) {
        states.set(row.states, at * width)
        for (const [index, numerator] of row.numerators.entries()) {
          points[at * width + index] = inUnits(numerator, row.denominators[index] ?? 1, scale)
        }
      }
      const most = Float64Array.from(worth, ([numerator, denominator]) =>
        inUnits(numerator, denominator, scale),
      )
      return { items, scale, most, points, states, attempts: rows.length }
    },
  }
}

function inUnits(numerator: number, denominator: number, scale: number): number {
  return scale % denominator === 0
    ? numerator * (scale / denominator)
    : Math.round((numerator / denominator) * scale)
}

/** The least common denominator, or the largest unit count that sums allow. */
function scaleFor(denominators: ReadonlySet<number>, items: readonly ScoredItem[]): number {
  const all = items.reduce((sum, { most }) => sum + most, 1)
  const largest = Math.max(1, Math.floor(MOST_UNITS / all))
  let scale = 1
  for (const denominator of denominators) {
    scale *= denominator / greatestCommonDivisor(scale, denominator)
    if (scale > largest) return largest
  }
  return scale
}

/** In lowest terms; the nearest billionth if they are too large for whole numbers. */
function ratioOf({ numerator, denominator }: Fraction): [numerator: number, denominator: number] {
  const [above, below] = [Number(numerator), Number(denominator)]
  if (!Number.isSafeInteger(above) || !Number.isSafeInteger(below)) {
    return [Math.round((above / below) * 1e9), 1e9]
  }
  const shared = greatestCommonDivisor(Math.abs(above), below)
  return [above / shared, below / shared]
}

export function greatestCommonDivisor(one: number, other: number): number {
  let [a, b] = [one, other]
  while (b > 0) [a, b] = [b, a % b]
  return a
}
