/** Phone numbers in texts, however they are written (rule H5). */

/** With separators and direction marks between the digits of any script. */
export const NUMBERS = /\+?\p{Nd}[\p{Nd}\p{Pd}\p{Cf}\s().·‧∙/]{5,}\p{Nd}/gu

/** National and international forms of a number have the same last digits; null if it is too short. */
export function lastDigits(phone: string): string | null {
  const digits = digitsOf(phone)
  return digits.length < 7 ? null : digits.slice(-7)
}

/** The digits of a text, written as those of English. */
export function digitsOf(text: string): string {
  const english = /[^\0-\x7f]/u.test(text) ? text.replace(/\p{Nd}/gu, englishDigit) : text
  return english.replace(/\D/gu, '')
}

/** Unicode places the zero of a script at a code that ends in hexadecimal 0 or 6. */
function englishDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const last = code % 16
  const startsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - last))
  return `${startsAtZero ? last : last - 6}`
}
