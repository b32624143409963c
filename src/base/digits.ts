/** The digits of every script as 0 to 9, as keyboards of other languages type them. */
export function plainDigits(text: string): string {
  return /[^\0-\x7f]/u.test(text) ? text.replace(/\p{Nd}/gu, plainDigit) : text
}

/** Marks of direction and others without a width, which come along when text is copied. */
export function withoutUnseen(text: string): string {
  return text.replace(/\p{Cf}/gu, '')
}

/** Unicode has the ten digits of a script in a row, some scripts directly after others. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
