import { dayNumber } from '#src/assessment/engine/calendar.ts'
import { clamped } from '#src/assessment/engine/kinds/parts/clamped.ts'
import { defineScoring, judged } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { nearestDay } from '#src/assessment/engine/nearestDay.ts'

/** A day within the tolerance (rule S6). */
export const date = defineScoring('date', {
  judge: ({ key: { value, tolerance } }, answer) =>
    judged(typeof answer === 'string' && daysBetween(answer, value) <= tolerance),
  sense: ({ key: { value, tolerance } }) => ({ near: value, within: tolerance }),
  asPredicate({ key: { value, tolerance } }) {
    const day = dayNumber(value)
    return { op: 'between', from: nearestDay(day - tolerance), to: nearestDay(day + tolerance) }
  },
  canBeMet({ key: { value, tolerance }, min, max }, isAllowed) {
    const near = clamped(value, min, max)
    return daysBetween(near, value) <= tolerance && isAllowed(near)
  },
  allowedPart({ key: { value, tolerance }, min, max }) {
    const day = dayNumber(value)
    return [day - tolerance, day + tolerance].map((end) => clamped(nearestDay(end), min, max))
  },
})

function daysBetween(one: string, other: string): number {
  return Math.abs(dayNumber(one) - dayNumber(other))
}
