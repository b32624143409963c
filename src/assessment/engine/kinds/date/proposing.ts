import type { QuestionOf } from '#schemas/question.ts'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import type { Demand } from '#src/assessment/engine/kinds/parts/demand.ts'
import { dayAfter, dayBefore } from '#src/assessment/engine/writtenDays.ts'

/** Any day, when the demands don't distinguish days. */
const ANY_DAY = '2026-01-01'

/**
 * Each compared day and limit, with the days before and after: days between two neighbouring
 * boundaries are all equivalent.
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
