import { impossibleDateText } from './dateParts.ts'
import { plainDigits } from './unreadable.ts'

/** Why input can't be parsed as a date, so that the message can name the exact problem. */
export type DateFault =
  | { kind: 'incomplete' | 'digits' | 'year' | 'month' }
  /** A day that its month doesn't have, written out: "31 February 2027". */
  | { kind: 'day'; date: string }

/** `given`: the parts as typed, year, month and day separated by hyphens. */
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
