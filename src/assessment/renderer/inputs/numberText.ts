/** Numbers as typed, with the decimal mark of any language (rule L22). */

import { numberMarks } from '#src/assessment/words/values/formats.ts'
import { plainNumber, twoReadings } from '#src/assessment/words/values/typedNumber.ts'

/**
 * Null if it can't be parsed; nothing is guessed. `onlyWhole`: the question takes whole numbers alone,
 * so a single mark before three digits separates thousands.
 */
export function readNumber(typed: string, language: string, onlyWhole = false): number | null {
  if (!onlyWhole && twoReadings(typed, language) !== null) return null
  const { decimal, group } = numberMarks(language)
  const text = plainNumber(typed, language).replace(/^([+-])\s+/, '$1')
  const own = numberIn(text, { decimal, group })
  if (own !== null) return own
  // "1 000,000" may be a million.
  const isUnclear = new RegExp(`[\\s'’]\\d{3}\\${group}\\d{3}$`).test(text)
  return isUnclear ? null : numberIn(text, { decimal: group, group: decimal })
}

type Marks = ReturnType<typeof numberMarks>

function numberIn(text: string, { decimal, group }: Marks): number | null {
  const plain = withoutGroups(text, group, decimal).replace(decimal, '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? finite(Number(plain)) : null
}

/** The number as it would be typed: without grouping, with all decimals. */
export function writeNumber(value: number, language: string): string {
  return String(value).replace('.', numberMarks(language).decimal)
}

/**
 * Accepts consistent grouping only: "10 20" is no number. No group starts with 0, so "0.125" in
 * German is less than 1.
 */
function withoutGroups(text: string, group: string, decimal: string): string {
  const grouped = new RegExp(
    `^[+-]?[1-9]\\d{0,2}([\\s'’\\${group}])\\d{3}(\\1\\d{3})*(\\${decimal}\\d*)?$`,
  )
  const mark = grouped.exec(text)?.[1]
  return mark === undefined ? text : text.replaceAll(mark, '')
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
