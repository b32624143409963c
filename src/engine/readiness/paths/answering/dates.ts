import type { QuestionOf } from '#schemas/question.ts'
import { dayAfter, dayBefore, isCalendarDate } from '#src/engine/calendar.ts'
import { comparedValues } from '#src/engine/conditions/mapping.ts'

import type { Demand } from './demand.ts'

/** Some day, where nothing tells one from another. */
const ANY_DAY = '2026-01-01'

/**
 * Each compared day and limit, with the days on both sides of it: no test and no limit tells two days
 * between neighbouring ones apart.
 */
export function datesWithin(
  { min, max }: QuestionOf<'date'>,
  demands: readonly Demand[],
): string[] {
  const compared = demands.flatMap(({ test }) => comparedValues(test))
  const cuts = [min, max, ...compared]
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(isCalendarDate)
  if (cuts.length === 0) return [ANY_DAY]
  return [...new Set(cuts.flatMap((day) => [day, dayAfter(day), dayBefore(day)]))]
}
