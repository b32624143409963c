/** Calendar dates, `YYYY-MM-DD`, as plain days: no clock, time zone or UTC. */
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the text has the format of a date and names a real day. */
export function isCalendarDate(text: string): boolean {
  const parts = datePartsOf(text)
  if (parts === null) return false
  const { year, month, day } = parts
  return day >= 1 && day <= daysIn(year, month)
}

/** The day's serial number; consecutive days differ by 1. NaN if it is not a date. */
export function dayNumber(date: string): number {
  const parts = datePartsOf(date)
  if (parts === null) return Number.NaN
  const { year, month, day } = parts
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  let days = before * 365 + leapDays + day
  for (let each = 1; each < month; each++) days += daysIn(year, each)
  return days
}

/** Null: it is not written as a date; the day itself may not exist. */
export function datePartsOf(text: string): { year: number; month: number; day: number } | null {
  if (!WRITTEN.test(text)) return null
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

export function daysIn(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeapYear ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0)
}
