import { plainDigits, withoutUnseen } from '#src/base/digits.ts'
import { dateFormat } from './formats.ts'

export type DatePart = 'year' | 'month' | 'day'

const orders = new Map<string, readonly DatePart[]>()

/** The order of day, month and year in dates. */
export function datePartsInOrder(language = 'en'): readonly DatePart[] {
  let order = orders.get(language)
  if (order === undefined) {
    order = dateFormat(language, { dateStyle: 'short' })
      .formatToParts(0)
      .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type : []))
    orders.set(language, order)
  }
  return order
}

/** Joins three typed parts into one text that can be split again; no part contains a line break. */
export function joinedParts(parts: readonly string[]): string {
  return parts.join(parts.some((part) => part.includes('-')) ? '\n' : '-')
}

/** Year, month and day of a date, or of `joinedParts`. */
export function splitParts(text: string): [year: string, month: string, day: string] {
  const [year = '', month = '', ...day] = text.split(text.includes('\n') ? '\n' : '-')
  return [year, month, day.join('-')]
}

/** An impossible date in the format of `dateText`: "31 February 2027". `month` from 1. */
export function impossibleDateText(
  year: number,
  month: number,
  day: number,
  language = 'en',
): string {
  const inMonth = new Date(2000, month - 1, 1, 12)
  return dateFormat(language, { dateStyle: 'long' })
    .formatToParts(inMonth)
    .map(({ type, value }) => (type === 'day' ? day : type === 'year' ? year : value))
    .join('')
}

/** Digits as 0 to 9, without the full stop of an ordinal number: in German, "1." is the first. */
export function plainPart(typed: string): string {
  return plainDigits(withoutUnseen(typed).trim()).replace(/^(\d+)\.$/, '$1')
}
