/**
 * Calendar dates, `YYYY-MM-DD`, as plain days: no clock, no time zone, no UTC.
 */
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the text is written as a date, and of a day that there is. */
export function isCalendarDate(text: string): boolean {
  const parts = partsOf(text)
  if (parts === null) return false
  const { year, month, day } = parts
  return day >= 1 && day <= daysIn(year, month)
}

/** The day's number in the count of all days: neighbours differ by 1. NaN if it is no date. */
export function dayNumber(date: string): number {
  const parts = partsOf(date)
  if (parts === null) return Number.NaN
  const { year, month, day } = parts
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  let days = before * 365 + leapDays + day
  for (let each = 1; each < month; each++) days += daysIn(year, each)
  return days
}

/** The next day; of the last that can be written, what is no date. What is no date stays as it is. */
export function dayAfter(date: string): string {
  const parts = partsOf(date)
  if (parts === null) return date
  const { year, month, day } = parts
  if (day < daysIn(year, month)) return writtenDate(year, month, day + 1)
  return month < 12 ? writtenDate(year, month + 1, 1) : writtenDate(year + 1, 1, 1)
}

/** The day before; of the first that can be written, what is no date. What is no date stays as it is. */
export function dayBefore(date: string): string {
  const parts = partsOf(date)
  if (parts === null) return date
  const { year, month, day } = parts
  if (day > 1) return writtenDate(year, month, day - 1)
  return month > 1
    ? writtenDate(year, month - 1, daysIn(year, month - 1))
    : writtenDate(year - 1, 12, 31)
}

/** As dates are written; what is no year of four digits makes no date. */
export function writtenDate(year: number, month: number, day: number): string {
  const parts = [String(year).padStart(4, '0'), month, day]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

function partsOf(text: string): { year: number; month: number; day: number } | null {
  if (!WRITTEN.test(text)) return null
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

function daysIn(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeapYear ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0)
}
