import { numberMarks } from './formats.ts'

/** Whether it would be a number but for the decimal mark of another language: "7,5". */
export function hasOtherMark(typed: string, language: string): boolean {
  const { group } = numberMarks(language)
  return new RegExp(`^[+-]?\\d+\\${group}\\d+$`).test(plainNumber(typed, language))
}

/**
 * With digits, minus and separators of the language as on its plainest keyboard. Devices write
 * Arabic numbers with separators of their own, and numbers to the left of a text with marks that
 * nobody sees.
 */
export function plainNumber(typed: string, language: string): string {
  const { decimal, group } = numberMarks(language)
  return plainDigits(typed.replace(/[\u200e\u200f\u061c]/g, '').trim())
    .replace(/^[\u2212\u2013]/, '-')
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', group)
}

/** Arabic and Persian digits as 0 to 9, using the last four bits of their code points. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
