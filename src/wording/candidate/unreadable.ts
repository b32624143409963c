/**
 * What stands in the way of reading what was typed as a date or a number, so that the words can name
 * exactly that.
 */
import { impossibleDateText, numberMarks } from './formats.ts'

export type DateFault =
  | { kind: 'incomplete' | 'digits' | 'year' | 'month' }
  /** A day that its month does not have, written out: "31 February 2027". */
  | { kind: 'day'; date: string }

/** `given`: the parts as typed, year, month and day with hyphens between them. */
export function dateFault(given: string, language: string): DateFault {
  const [year = '', month = '', ...rest] = plainDigits(given).split('-')
  const parts = [year, month, rest.join('-')].map((part) => part.trim())
  if (parts.some((part) => part === '')) return { kind: 'incomplete' }
  if (!parts.every((part) => /^\d+$/.test(part))) return { kind: 'digits' }
  const [y = 0, m = 0, d = 0] = parts.map(Number)
  if (parts[0]?.length !== 4) return { kind: 'year' }
  if (m < 1 || m > 12) return { kind: 'month' }
  return { kind: 'day', date: impossibleDateText(y, m, d, language) }
}

/** Whether it is a number but for its decimal mark, which is that of other languages: "7,5". */
export function hasOtherMark(given: string, language: string): boolean {
  const { decimal, group } = numberMarks(language)
  return new RegExp(`^[+-]?\\d+\\${group}\\d+$`).test(plainDigits(given)) && decimal !== group
}

/** Arabic and Persian digits as 0 to 9; each ends in the four bits of its value. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
