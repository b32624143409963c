/**
 * Formats numbers, sizes, dates and lists in the language of the surrounding text. If the device
 * uses the same language, its regional format (day first or month first) is used.
 */

import { isShownTwice, zoneOf } from '#src/base/shownTwice.ts'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'

/** The formatters of one language. */
export type Formats = ReturnType<typeof formatsIn>

/** All formatters of a language (BCP 47), for its catalogue. */
export function formatsIn(language: string) {
  return {
    language,
    moment: (at: string) => momentText(at, language),
    time: (at: string) => timeText(at, language),
    date: (date: string) => dateText(date, language),
    number: (value: number) => numberText(value, language),
    typedNumber: (value: number) => typedNumberText(value, language),
    clock: (ms: number) => clockText(ms, language),
    size: (bytes: number) => sizeText(bytes, language),
    list: (items: readonly string[], joined: 'and' | 'or') => listText(items, joined, language),
    /** Between items that nothing joins, with the blank after it. */
    comma: hasArabicCommas(language) ? '، ' : ', ',
    /** Between rows whose items have commas. */
    semicolon: hasArabicCommas(language) ? '؛ ' : '; ',
  }
}

/** Languages in Arabic letters; Hebrew has the commas of English. */
function hasArabicCommas(language: string): boolean {
  return /^(ar|ckb|fa|ps|sd|ug|ur)\b/i.test(language)
}

/** The forms of a counted noun, one for each plural category of the language: "file", "files". */
export type PluralForms<Category extends Intl.LDMLPluralRule> = {
  readonly [C in Category | 'other']: string
}

/**
 * Plurals by the categories of a language. `complete`: those whose form already says how many, as a
 * dual does.
 */
export function pluralsIn<Category extends Intl.LDMLPluralRule>(
  language: string,
  complete: readonly Category[] = [],
) {
  const rules = new Intl.PluralRules(language)
  type Forms = PluralForms<Category>
  const plural = (count: number, forms: Forms) => formFor(rules.select(count), forms)
  return {
    plural,
    /** "1 file", "1,200 files". */
    counted: (count: number, forms: Forms) =>
      complete.some((category) => category === rules.select(count))
        ? plural(count, forms)
        : `${numberText(count, language)} ${plural(count, forms)}`,
  }
}

/** A category that the language uses only for fractions or millions has the form of the others. */
function formFor(
  category: Intl.LDMLPluralRule,
  forms: { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string },
): string {
  return forms[category] ?? forms.other
}

/** Somebody's own text inside a sentence, whose direction must not change that of the sentence. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/** "21 November 2026 at 10:42". */
export function momentText(at: string, language = 'en'): string {
  return told(at, language, { dateStyle: 'long', timeStyle: 'short' })
}

/** "21 Nov 2026, 10:42:05". */
export function exactMomentText(at: string, language = 'en'): string {
  return told(at, language, { dateStyle: 'medium', timeStyle: 'medium' })
}

/** "10:42". */
export function timeText(at: string, language = 'en'): string {
  return told(at, language, { timeStyle: 'short' })
}

function told(at: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const moment = new Date(at)
  const words = dateFormat(language, options).format(moment)
  if (!isShownTwice(moment)) return words
  return `${words} (${zoneOf(moment, dateFormat(language, { timeZoneName: 'short' }))})`
}

/** "21 November 2026" for the calendar date 2026-11-21; any other text as it is. */
export function dateText(date: string, language = 'en'): string {
  if (!isCalendarDate(date)) return date
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const noon = new Date(2000, month - 1, day, 12)
  noon.setFullYear(year, month - 1, day)
  return dateFormat(language, { dateStyle: 'long' }).format(noon)
}

/** The decimal and thousands separators. */
export function numberMarks(language = 'en'): { decimal: '.' | ','; group: '.' | ',' } {
  const parts = numberFormat(language, {}).formatToParts(1.5)
  const isComma = parts.some((part) => part.type === 'decimal' && part.value === ',')
  return isComma ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' }
}

export function numberText(value: number, language = 'en'): string {
  return formattedNumber(value, language, { maximumFractionDigits: 10 })
}

/** As every number that people read, with a minus sign instead of a hyphen (rule L24). */
export function formattedNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions,
): string {
  return numberFormat(language, options).format(value).replace('-', '−')
}

/** A number as typed: 1822 stays as it is, because it may be a year; 18,220 gets a separator. */
export function typedNumberText(value: number, language = 'en'): string {
  return formattedNumber(value, language, { maximumFractionDigits: 10, useGrouping: 'min2' })
}

/** Minutes and seconds that are left: "1:05", rounded up, so that it ends at 0:00 and not before. */
export function clockText(ms: number, language = 'en'): string {
  const seconds = Math.ceil(ms / 1000)
  const two = numberFormat(language, { minimumIntegerDigits: 2 })
  return `${numberText(Math.floor(seconds / 60), language)}:${two.format(seconds % 60)}`
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
  return new Intl.ListFormat(localeFor(language, new Intl.ListFormat()), { type }).format(items)
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

function scaled(bytes: number): [unit: (typeof UNITS)[number], size: number] {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  return [UNITS[power] ?? 'byte', bytes / 1024 ** power]
}

/**
 * Those of scales, rankings, clocks and keys, wherever the device is: a page has no mixture, and is
 * the same in the author's preview.
 */
const DIGITS = 'latn'

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Cached, because formatters are expensive to create and needed on every keystroke. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format =
    dateFormats.get(key) ??
    // The calendar that answers are stored in, wherever the device is.
    new Intl.DateTimeFormat(localeFor(language, new Intl.DateTimeFormat()), {
      calendar: 'gregory',
      numberingSystem: DIGITS,
      ...options,
    })
  dateFormats.set(key, format)
  return format
}

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(localeFor(language, new Intl.NumberFormat()), {
      numberingSystem: DIGITS,
      ...options,
    })
  numberFormats.set(key, format)
  return format
}

/**
 * An invalid language tag must not cause an error. `inDevice` is the device's own formatter of the
 * same kind: one for dates takes twenty milliseconds to create, one for plurals none.
 */
function localeFor(language: string, inDevice: { resolvedOptions(): { locale: string } }): string {
  const device = inDevice.resolvedOptions().locale
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
