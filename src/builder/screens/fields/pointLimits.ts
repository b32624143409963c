import { MAX_POINTS } from '#schemas/points.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

const most = numberText(MAX_POINTS)

/** Why this number of points is not allowed, or null. */
export function pointsOnly(points: number): string | null {
  return Math.abs(points) <= MAX_POINTS
    ? null
    : `Enter a number from ${numberText(-MAX_POINTS)} to ${most}`
}

/** Why this number of points is not allowed where it can't be negative, or null. */
export function pointsFromZero(points: number): string | null {
  return points >= 0 && points <= MAX_POINTS ? null : `Enter a number from 0 to ${most}`
}

/** Why this number of points is not allowed where it must be positive, or null. */
export function pointsAboveZero(points: number): string | null {
  return points > 0 && points <= MAX_POINTS ? null : `Enter a number above 0, up to ${most}`
}
