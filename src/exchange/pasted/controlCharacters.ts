import { staffWords } from '#src/wording/staff/staffWords.ts'

/** Spaces and line ends are control characters too, and so is what some old programs end lines with. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

/** In fewer of them somebody's program has slipped; a file that is no text has many. */
const FEWEST_OF_A_FILE = 8
const SHARE_OF_A_FILE = 0.1

/** Whether so much of a text can't be read that it comes from a file of another kind. */
export function isMostlyControl(text: string): boolean {
  const count = text.match(CONTROL)?.length ?? 0
  return count >= FEWEST_OF_A_FILE && count > text.length * SHARE_OF_A_FILE
}

/** The text without its control characters, and a sentence about them where it had any. */
export function withoutControls(text: string): { text: string; notes: string[] } {
  const first = text.search(CONTROL)
  if (first < 0) return { text, notes: [] }
  const line = text.slice(0, first).split(/\r\n|\r|\n/).length
  const count = text.match(CONTROL)?.length ?? 0
  return { text: text.replace(CONTROL, ''), notes: [staffWords.pasting.notText(count, line)] }
}
