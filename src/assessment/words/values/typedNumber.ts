import { plainDigits, withoutUnseen } from '#src/base/digits.ts'
import { numberMarks } from './formats.ts'

/**
 * Both readings of a number whose only mark could separate thousands or decimals: "1,234" in English,
 * as 1234 and 1.234 (rule L22). Null for any other.
 */
export function twoReadings(
  typed: string,
  language: string,
): { whole: string; fraction: string } | null {
  if (typed.includes(ARABIC_GROUP)) return null
  const { decimal, group } = numberMarks(language)
  const text = plainNumber(typed, language)
  if (!new RegExp(`^[+-]?[1-9]\\d{0,2}\\${group}\\d{3}$`).test(text)) return null
  return { whole: text.replace(group, ''), fraction: text.replace(group, decimal) }
}

const ARABIC_GROUP = '\u066c'

/**
 * With digits, minus and separators of the language as on its plainest keyboard. Devices write
 * Arabic numbers with separators of their own, and numbers to the left of a text with marks that
 * nobody sees.
 */
export function plainNumber(typed: string, language: string): string {
  const { decimal, group } = numberMarks(language)
  return plainDigits(withoutUnseen(typed).trim())
    .replace(/^[\u2212\u2013]/, '-')
    .replaceAll('\u066b', decimal)
    .replaceAll(ARABIC_GROUP, group)
    .replaceAll('\u060c', ',')
}
