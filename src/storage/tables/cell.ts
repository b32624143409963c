/**
 * A value in a table to be exported. Null is an empty cell; a date is a calendar day, `YYYY-MM-DD`,
 * and a moment a timestamp in UTC.
 */
export type Cell = string | number | boolean | null | { date: string } | { moment: string }

/**
 * The starts of texts that spreadsheets may run as a formula (rule W2), also in full-width form.
 */
const STARTS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Whether a spreadsheet could take this text for a formula. */
export function looksLikeFormula(text: string): boolean {
  return STARTS_FORMULA.test(text)
}

/** The text with U+FFFD in place of halves of characters, which no file can contain (rule W4). */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD')
}
