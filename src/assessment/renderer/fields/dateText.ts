/** Dates as typed, in three parts. No native date parsing, so invalid input is kept as typed. */
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { type DatePart, joinedParts, plainPart } from '#src/assessment/words/values/dateParts.ts'

/** Always in this order, whatever the order on screen. */
export const DATE_PARTS: readonly DatePart[] = ['year', 'month', 'day']

/** Null for an invalid date. Nothing is guessed, not even the century. */
export function readDate(parts: readonly string[]): string | null {
  const [year = '', month = '', day = ''] = parts.map(plainPart)
  // A whole date was pasted into one of the fields.
  const whole = [year, month, day].filter((part) => part !== '')
  const date = whole.length === 1 ? whole[0] : [year, twoDigits(month), twoDigits(day)].join('-')
  return date !== undefined && isCalendarDate(date) ? date : null
}

/** The typed parts as one text that can be split again. */
export function rawDate(parts: readonly string[]): string {
  return parts.every((part) => part.trim() === '') ? '' : joinedParts(parts)
}

/** "5" and "005" are the fifth. */
const twoDigits = (part: string): string => part.replace(/^0+(?=\d)/, '').padStart(2, '0')
