import { type Figure, valueOf } from '#src/assessment/engine/statistics/figure.ts'

import { discriminationText, facilityText } from './figureWords.ts'
import type { QuestionRow } from './questionOrder.ts'

/** A question that has both figures. */
export interface MapPoint {
  number: number
  /** "3. Why there?: facility 62%, discrimination 0.31". */
  words: string
  facility: number
  discrimination: number
  isToCheck: boolean
}

/** The numbers of questions that are too close together to be labelled one by one. */
export interface MapLabel {
  text: string
  /** Where there is no other question. */
  side: Side
  facility: number
  discrimination: number
  isToCheck: boolean
}

export interface QuestionMap {
  /** Those to check last, so that they are on top. */
  points: readonly MapPoint[]
  labels: readonly MapLabel[]
  /** Where the axis of discrimination starts: 0, or below it as far as there are questions. */
  lowest: number
  /** The numbers of questions with points that lack one of the figures. */
  missing: readonly number[]
  /** Why no question has both; null otherwise, and where no question has points. */
  tooFew: Extract<Figure, { kind: 'tooFew' }> | null
}

/** Questions by how easy they are and how well they discriminate (rules F4, F5). */
export function questionMap(rows: readonly QuestionRow[]): QuestionMap {
  const scored = rows.filter(({ statistics }) => statistics.most > 0)
  const placed = scored.flatMap(({ statistics, prompt }): MapPoint[] => {
    const { number, advice } = statistics
    const facility = valueOf(statistics.facility)
    const discrimination = valueOf(statistics.discrimination)
    if (facility === null || discrimination === null) return []
    const words = `${number}. ${prompt}: facility ${facilityText(facility)}, discrimination ${discriminationText(discrimination)}`
    return [{ number, words, facility, discrimination, isToCheck: advice.length > 0 }]
  })
  const points = placed.toSorted((a, b) => Number(a.isToCheck) - Number(b.isToCheck))
  const lowest = Math.min(0, ...points.map((each) => Math.floor(each.discrimination * 5) / 5))
  const numbers = new Set(points.map(({ number }) => number))
  const missing = scored.map(({ statistics }) => statistics.number).filter((n) => !numbers.has(n))
  const why = scored.map(({ statistics }) => statistics.discrimination)
  return {
    ...{ points, lowest },
    labels: labelsOf(points, lowest),
    missing: missing.toSorted((a, b) => a - b),
    tooFew: points.length > 0 ? null : (why.find((figure) => figure?.kind === 'tooFew') ?? null),
  }
}

/** How close together questions share a label: shares of the width and the height. */
const CLOSE = { across: 0.04, up: 0.05 }

function labelsOf(points: readonly MapPoint[], lowest: number): MapLabel[] {
  const upOf = ({ discrimination }: MapPoint) => (discrimination - lowest) / (1 - lowest)
  const cells = new Map<string, MapPoint[]>()
  for (const point of points) {
    const cell = `${Math.floor(point.facility / CLOSE.across)} ${Math.floor(upOf(point) / CLOSE.up)}`
    cells.set(cell, [...(cells.get(cell) ?? []), point])
  }
  return [...cells.values()].flatMap((close): MapLabel[] => {
    const sorted = close.toSorted((a, b) => a.facility - b.facility || a.number - b.number)
    const [first, last] = [sorted[0], sorted.at(-1)]
    if (first === undefined || last === undefined) return []
    const anchorOf = (side: Side) => (side === 'left' ? first : last)
    const isFree = (side: Side) => {
      const [across, up] = [anchorOf(side).facility, upOf(anchorOf(side))]
      const [left, bottom, right, top] = SPACES[side]
      if (across + left < 0 || across + right > 1 || up + bottom < 0 || up + top > 1) return false
      return !points.some((other) => {
        const [beside, above] = [other.facility - across, upOf(other) - up]
        const isIn = beside > left && beside < right && above > bottom && above < top
        return isIn && !close.includes(other)
      })
    }
    const side = SIDES.find(isFree) ?? (last.facility > 0.5 ? 'left' : 'right')
    const { facility, discrimination } = anchorOf(side)
    const text = sorted.map(({ number }) => number).join(', ')
    return [
      { text, side, facility, discrimination, isToCheck: close.some((each) => each.isToCheck) },
    ]
  })
}

const SIDES = ['right', 'left', 'above', 'below'] as const
type Side = (typeof SIDES)[number]

/** What a label covers on each side of its question: shares of the width and the height. */
const SPACES: {
  readonly [S in Side]: readonly [left: number, bottom: number, right: number, top: number]
} = {
  right: [0, -0.04, 0.05, 0.04],
  left: [-0.05, -0.04, 0, 0.04],
  above: [-0.025, 0, 0.025, 0.09],
  below: [-0.025, -0.09, 0.025, 0],
}
