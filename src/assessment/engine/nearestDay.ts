import { dayNumber } from './calendar.ts'
import { writtenDate } from './writtenDays.ts'

const YEARS = { first: 0, last: 9999 }
const DAYS_OF_A_YEAR = 365.2425

/** The day with this serial number, clamped to the first and last that can be written. */
export function nearestDay(number: number): string {
  if (number <= dayNumber(writtenDate(YEARS.first, 1, 1))) return writtenDate(YEARS.first, 1, 1)
  if (number >= dayNumber(writtenDate(YEARS.last, 12, 31))) return writtenDate(YEARS.last, 12, 31)
  const begins = (year: number, month: number) => dayNumber(writtenDate(year, month, 1))
  let year = Math.min(Math.ceil(number / DAYS_OF_A_YEAR) + 1, YEARS.last)
  while (begins(year, 1) > number) year--
  let month = 12
  while (begins(year, month) > number) month--
  return writtenDate(year, month, number - begins(year, month) + 1)
}
