import { MOST_POINTS } from '#schemas/points.ts'
import { numberText } from '#src/wording/candidate/formats.ts'

const most = numberText(MOST_POINTS)

/** Says why these points can't be given, or nothing. */
export function pointsOnly(points: number): string | null {
  return Math.abs(points) <= MOST_POINTS ? null : `Enter a number from -${most} to ${most}`
}

/** The same where points can't be taken away. */
export function pointsFromZero(points: number): string | null {
  return points >= 0 && points <= MOST_POINTS ? null : `Enter a number from 0 to ${most}`
}

/** The same where there have to be some. */
export function pointsAboveZero(points: number): string | null {
  return points > 0 && points <= MOST_POINTS ? null : `Enter a number above 0, up to ${most}`
}
