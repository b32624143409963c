/**
 * Dates as people type them, in three parts: no calendar of a browser takes part, so what does not
 * read as a date is kept as it was typed.
 */
import { isCalendarDate } from '#src/engine/calendar.ts'
import type { DatePart } from '#src/wording/candidate/formats.ts'
import { plainDigits } from '#src/wording/candidate/unreadable.ts'

/** Always in this order, whatever the order on the screen. */
export const DATE_PARTS: readonly DatePart[] = ['year', 'month', 'day']

/** Null for what is no day of the calendar; nothing is guessed, no century either. */
export function readDate(parts: readonly string[]): string | null {
  const [year = '', month = '', day = ''] = parts.map((part) => plainDigits(part.trim()))
  // A whole date that was pasted into one of the fields.
  const whole = [year, month, day].filter((part) => part !== '')
  const date = whole.length === 1 ? whole[0] : [year, twoDigits(month), twoDigits(day)].join('-')
  return date !== undefined && isCalendarDate(date) ? date : null
}

/** What was typed as one text, with the parts told apart so that they can be filled in again. */
export function rawDate(parts: readonly string[]): string {
  return parts.every((part) => part.trim() === '') ? '' : parts.join('-')
}

/** The three parts of a date, or of what was typed instead of one. */
export function partsOfDate(text: string): readonly string[] {
  const [year = '', month = '', ...day] = text.split('-')
  return [year, month, day.join('-')]
}

const twoDigits = (part: string): string => part.padStart(2, '0')
