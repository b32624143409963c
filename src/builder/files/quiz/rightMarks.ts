/** What marks an option as correct: a tick or word at its end, a star, bold or highlighted type. */
import { RIGHT_END, SAYS_RIGHT, WRONG_END } from './labels.ts'
import { quizLines } from './lines.ts'

/** How an option is marked as correct: by a mark of its own, or by what the others don't have. */
export type RightMarks = { isRight: boolean; star: boolean; isBold: boolean }

/** Patterns look at this many characters at the start or at the end of a line. */
export const LOOKED_AT = 300

/** A highlighted text, as Markdown writes it; never an operator of a program. */
const HIGHLIGHT = /(?<![=\w`])==(?=[^\s=])([^=`]{0,280}[^\s=`])==(?![=\w`])/gu

/** Without the marks of highlighted text. */
export function withoutHighlight(text: string): string {
  return text.includes('==') ? text.replace(HIGHLIGHT, '$1') : text
}

/** "Red (correct)", "Red ✓", "Red *", "==Red==" and "**Red**" may mark the correct one. */
export function withRightMarks(text: string): RightMarks & { text: string } {
  const end = text.length > LOOKED_AT ? text.slice(-LOOKED_AT) : text
  const before = text.slice(0, text.length - end.length)
  const unmarked = before + end.replace(RIGHT_END, '')
  const isRight = unmarked !== text && unmarked.trim() !== ''
  const marked = isRight ? unmarked : before + withoutWrongEnd(end)
  const plain = withoutHighlight(marked)
  const isHighlit = plain !== marked
  const bold = before === '' ? /^(\*\*|__)([^*_]+)\1$/.exec(plain) : null
  if (bold) return { text: bold[2] ?? '', isRight, star: isHighlit, isBold: true }
  const star = before === '' ? /^([^*]*[^*\s])\s?\*{1,2}$/.exec(plain) : null
  return { text: star?.[1] ?? plain, isRight, star: isHighlit || star !== null, isBold: false }
}

function withoutWrongEnd(text: string): string {
  const without = text.replace(WRONG_END, '')
  return without.trim() === '' ? text : without
}

/** An arrow before the label of an option, or a tick before a text. */
const POINTS_AT = /^(?:(?:>{2,3}|[-=]{1,2}>|→)\s?\(?[a-h][.)]\s|[✓✔✅☑]\uFE0F?\s?\S)/iu

/**
 * Lines of a text that say what is correct: "Correct answer", "Correct! It is so.", "-> b) Red", and
 * "= Red" beside "~ Blue". At most three, and their starts.
 */
export function linesThatGiveAway(text: string, from = 0): string[] {
  const lines = quizLines(text.slice(0, 20_000))
    .slice(from)
    .flatMap((line) => (line.isCode ? [] : line.text.trim().slice(0, 60)))
  const hasWrong = lines.some((line) => /^~\s?\S/.test(line))
  return lines
    .filter(
      (line, at) =>
        SAYS_RIGHT.test(line) ||
        (at + from > 0 && POINTS_AT.test(line)) ||
        (hasWrong && /^=\s?\S/.test(line)),
    )
    .slice(0, 3)
}
