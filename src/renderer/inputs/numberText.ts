/**
 * Numbers as typed. The language determines which mark is the decimal separator and which groups
 * thousands.
 */

import { numberMarks } from '#src/wording/candidate/formats.ts'
import { plainNumber } from '#src/wording/candidate/unreadable.ts'

/** Null if it can't be parsed; nothing is guessed. */
export function readNumber(typed: string, language: string): number | null {
  const { decimal, group } = numberMarks(language)
  const text = plainNumber(typed, language).replace(/[\s'’]/g, '')
  const ungrouped = isGrouped(text, group, decimal) ? text.replaceAll(group, '') : text
  const plain = ungrouped.replace(decimal, '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? finite(Number(plain)) : null
}

/** As it would be typed: without grouping, with all decimals. */
export function writeNumber(value: number, language: string): string {
  return String(value).replace('.', numberMarks(language).decimal)
}

/** Accepts consistent grouping only: "1,5" in English is not a number, rather than 15. */
function isGrouped(text: string, group: string, decimal: string): boolean {
  const [whole = '', ...rest] = text.split(decimal)
  const [first = '', ...threes] = whole.replace(/^[+-]/, '').split(group)
  if (threes.length === 0 || rest.join('').includes(group)) return false
  return /^\d{1,3}$/.test(first) && threes.every((three) => /^\d{3}$/.test(three))
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
