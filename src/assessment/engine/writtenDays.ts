import { datePartsOf, daysIn } from './calendar.ts'

/**
 * The next day. Not a valid date after the last one that can be written; other text is returned as
 * is.
 */
export function dayAfter(date: string): string {
  const parts = datePartsOf(date)
  if (parts === null) return date
  const { year, month, day } = parts
  if (day < daysIn(year, month)) return writtenDate(year, month, day + 1)
  return month < 12 ? writtenDate(year, month + 1, 1) : writtenDate(year + 1, 1, 1)
}

/**
 * The previous day. Not a valid date before the first one that can be written; other text is
 * returned as is.
 */
export function dayBefore(date: string): string {
  const parts = datePartsOf(date)
  if (parts === null) return date
  const { year, month, day } = parts
  if (day > 1) return writtenDate(year, month, day - 1)
  return month > 1
    ? writtenDate(year, month - 1, daysIn(year, month - 1))
    : writtenDate(year - 1, 12, 31)
}

/** In date format. Not a valid date unless the year has four digits. */
export function writtenDate(year: number, month: number, day: number): string {
  const parts = [String(year).padStart(4, '0'), month, day]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
