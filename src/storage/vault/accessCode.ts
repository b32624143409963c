/** Access codes as people type and read them. */
import { plainDigits, withoutUnseen } from '#src/base/digits.ts'

/**
 * Typed text in stored form: upper case, digits of any script as 0 to 9, I and L as 1, O as 0, no
 * spaces, hyphens or marks that nobody sees.
 */
export function normaliseAccessCode(typed: string): string {
  return plainDigits(withoutUnseen(typed.normalize('NFKC')))
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
}

/** `ABCD-EFGH`, for reading aloud and copying. */
export function formatAccessCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Whether two normalised codes are equal, in constant time. */
export function sameCode(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    difference |= (a.charCodeAt(index) || 0) ^ (b.charCodeAt(index) || 0)
  }
  return difference === 0
}
