import { staffWords } from '#src/staff/words/staffWords.ts'

/** Whitespace and line ends are control characters too, including those of some old programs. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

/** Fewer of them are a glitch; a file that is not text has many. */
const MIN_OF_A_FILE = 8
const SHARE_OF_A_FILE = 0.1

/** Whether a text has so many control characters that it must come from another kind of file. */
export function isMostlyControl(text: string): boolean {
  const count = text.match(CONTROL)?.length ?? 0
  return count >= MIN_OF_A_FILE && count > text.length * SHARE_OF_A_FILE
}

/** The text without its control characters, and a sentence about them if there were any. */
export function withoutControls(text: string): { text: string; notes: string[] } {
  const first = text.search(CONTROL)
  if (first < 0) return { text, notes: [] }
  const line = text.slice(0, first).split(/\r\n|\r|\n/).length
  const count = text.match(CONTROL)?.length ?? 0
  return { text: text.replace(CONTROL, ''), notes: [staffWords.pasting.notText(count, line)] }
}
