/** Text in comparable form: trimmed, in Unicode NFC, case-sensitive. */
export function comparableText(text: string): string {
  return text.trim().normalize('NFC')
}

/** Absent, or white space only. */
export function isEmptyText(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}

/** The number of Unicode code points in the trimmed text. */
export function codePoints(text: string): number {
  const trimmed = text.trim()
  let count = trimmed.length
  for (let i = 1; i < trimmed.length; i++) {
    if (isLow(trimmed.charCodeAt(i)) && isHigh(trimmed.charCodeAt(i - 1))) count--
  }
  return count
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
