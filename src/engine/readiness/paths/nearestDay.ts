import { dayNumber } from '#src/engine/calendar.ts'

const YEARS = { first: 0, last: 9999 }
const DAYS_OF_A_YEAR = 365.2425

/** The day of this number in the count of all days, or else the first or the last that there is. */
export function nearestDay(number: number): string {
  if (number <= dayNumber(written(YEARS.first, 1, 1))) return written(YEARS.first, 1, 1)
  if (number >= dayNumber(written(YEARS.last, 12, 31))) return written(YEARS.last, 12, 31)
  const begins = (year: number, month: number) => dayNumber(written(year, month, 1))
  let year = Math.min(Math.ceil(number / DAYS_OF_A_YEAR) + 1, YEARS.last)
  while (begins(year, 1) > number) year--
  let month = 12
  while (begins(year, month) > number) month--
  return written(year, month, number - begins(year, month) + 1)
}

function written(year: number, month: number, day: number): string {
  const [years, ...others] = [year, month, day].map(String)
  return [years?.padStart(4, '0'), ...others.map((part) => part.padStart(2, '0'))].join('-')
}
