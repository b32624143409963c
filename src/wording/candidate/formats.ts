/**
 * Numbers, sizes, dates and lists, in the language of the words around them. A device in the same
 * language has its own way of writing them (day first or month first), and that one is used.
 */

import { isCalendarDate } from '#src/engine/calendar.ts'

/** "21 November 2026 at 10:42". */
export function momentText(at: string, language = 'en'): string {
  return dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
}

/** "10:42". */
export function timeText(at: string, language = 'en'): string {
  return dateFormat(language, { timeStyle: 'short' }).format(new Date(at))
}

/** "21 November 2026" for the calendar date 2026-11-21; any other text as it is. */
export function dateText(date: string, language = 'en'): string {
  if (!isCalendarDate(date)) return date
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const noon = new Date(2000, month - 1, day, 12)
  noon.setFullYear(year, month - 1, day)
  return dateFormat(language, { dateStyle: 'long' }).format(noon)
}

/** A date that no calendar has, written as `dateText` would: "31 February 2027". `month` from 1. */
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

/** Which mark parts the decimals of a number, and which one its thousands. */
export function numberMarks(language = 'en'): { decimal: '.' | ','; group: '.' | ',' } {
  const parts = numberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5)
  const isComma = parts.some((part) => part.type === 'decimal' && part.value === ',')
  return isComma ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' }
}

export function numberText(value: number, language = 'en'): string {
  return numberFormat(language, { maximumFractionDigits: 10 }).format(value)
}

/** A number as somebody typed it: 1822 stays as it is, as it may be a year; 18,220 is easier to read. */
export function typedNumberText(value: number, language = 'en'): string {
  const options = { maximumFractionDigits: 10, useGrouping: 'min2' } as const
  return numberFormat(language, options).format(value)
}

/** Points, to two decimals: a third of a point is "0.33". */
export function pointsText(points: number, language = 'en'): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(points)
}

/** "63%" of a share from 0 to 1, to the nearest whole. */
export function percentText(share: number, language = 'en'): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** "2.5 MB". A megabyte is 1,048,576 bytes, as in the limits that authors set. */
export function sizeText(bytes: number, language = 'en'): string {
  const [unit, size] = scaled(bytes)
  const options = {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  } as const
  return numberFormat(language, options).format(size)
}

/** "A, B or C". */
export function listText(items: readonly string[], joined: 'and' | 'or', language = 'en'): string {
  const type = joined === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(localeFor(language), { type }).format(items)
}

export type DatePart = 'year' | 'month' | 'day'

/** In which order the parts of a date are written. */
export function datePartsInOrder(language = 'en'): readonly DatePart[] {
  const parts = dateFormat(language, { dateStyle: 'short', calendar: 'gregory' }).formatToParts(0)
  return parts.flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? type : [],
  )
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

function scaled(bytes: number): [unit: (typeof UNITS)[number], size: number] {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  return [UNITS[power] ?? 'byte', bytes / 1024 ** power]
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Formats are costly to make, and asked for at every keystroke. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(localeFor(language), options)
  dateFormats.set(key, format)
  return format
}

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localeFor(language), options)
  numberFormats.set(key, format)
  return format
}

/** A made-up language tag is no reason to fail. */
function localeFor(language: string): string {
  const device = new Intl.DateTimeFormat().resolvedOptions().locale
  if (primary(device) === primary(language)) return device
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
