/**
 * Numbers as typed. The language determines which mark is the decimal separator and which groups
 * thousands.
 */

import { numberMarks } from '#src/assessment/words/values/formats.ts'
import { plainNumber } from '#src/assessment/words/values/typedNumber.ts'

/** Null if it can't be parsed; nothing is guessed. */
export function readNumber(typed: string, language: string): number | null {
  const { decimal, group } = numberMarks(language)
  const text = plainNumber(typed, language).replace(/^([+-])\s+/, '$1')
  const plain = withoutGroups(text, group, decimal).replace(decimal, '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? finite(Number(plain)) : null
}

/** The number as it would be typed: without grouping, with all decimals. */
export function writeNumber(value: number, language: string): string {
  return String(value).replace('.', numberMarks(language).decimal)
}

/**
 * Accepts consistent grouping only: "1,5" in English is not a number, rather than 15; neither is
 * "10 20". No group starts with 0, so "0.125" in German is less than 1.
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
