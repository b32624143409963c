import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'

export type ScoredCalculated = {
  calculatedId: string
  /** The value that the points are based on; null if it is blank. */
  value: Value | null
  points: number
  most: number
}

/** The points from calculated values: the value, limited to 0 up to the maximum (rule X15). */
export function calculatedPoints({ compiled, calculated }: Evaluation): ScoredCalculated[] {
  return compiled.calculated.flatMap(({ source }, index) => {
    if (source.points === undefined) return []
    const { most } = source.points
    const value = calculated[index] ?? null
    const points = typeof value === 'number' ? Math.min(Math.max(value, 0), most) : 0
    return [{ calculatedId: source.id, value, points, most }]
  })
}
