import {
  type DatePart,
  datePartsInOrder,
  impossibleDateText,
  plainPart,
  splitParts,
} from './dateParts.ts'

/** Why input can't be parsed as a date, so that the message can name the exact problem. */
export type DateFault =
  | { kind: 'incomplete' | 'digits' | 'year' | 'month' }
  /** One or two parts, in the order of the fields, beside others that are in digits. */
  | { kind: 'missing'; parts: readonly DatePart[] }
  /** A day that its month doesn't have, written out: "31 February 2027". */
  | { kind: 'day'; date: string }

/** `typed`: the parts as typed, year, month and day (`joinedParts`). */
export function dateFault(typed: string, language: string): DateFault {
  const parts = splitParts(typed).map(plainPart)
  if (parts.includes('')) return whatIsMissing(parts, language)
  if (!parts.every((part) => /^\d+$/.test(part))) return { kind: 'digits' }
  const [y = 0, m = 0, d = 0] = parts.map(Number)
  if (parts[0]?.length !== 4) return { kind: 'year' }
  if (m < 1 || m > 12) return { kind: 'month' }
  return { kind: 'day', date: impossibleDateText(y, m, d, language) }
}

/** Text in one part may be a whole date, so only digits count as that part. */
function whatIsMissing([year, month, day]: readonly string[], language: string): DateFault {
  const typed = { year, month, day }
  if (Object.values(typed).some((part) => !/^\d{0,4}$/.test(part ?? '')))
    return { kind: 'incomplete' }
  const parts = datePartsInOrder(language).filter((part) => typed[part] === '')
  return parts.length === 3 ? { kind: 'incomplete' } : { kind: 'missing', parts }
}
