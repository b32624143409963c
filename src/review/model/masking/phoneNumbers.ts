/** Phone numbers in texts, however they are written (rule H5). */
import { plainDigits } from '#src/base/digits.ts'

/** With separators and direction marks between the digits of any script. */
export const NUMBERS = /\+?\p{Nd}[\p{Nd}\p{Pd}\p{Cf}\s().·‧∙/]{5,}\p{Nd}/gu

/** National and international forms of a number have the same last digits; null if it is too short. */
export function lastDigits(phone: string): string | null {
  const digits = digitsOf(phone)
  return digits.length < 7 ? null : digits.slice(-7)
}

/** The digits of a text, written as those of English. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/gu, '')
}
