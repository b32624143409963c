/**
 * What single lines look like: the number of a question, the letter of an option, an answer.
 * Patterns see the beginning of a line only, so that no line is slow to look at.
 */

export type QuestionMark = { number: number; text: string }
export type OptionMark = { letter: string | null; text: string; isRight: boolean }

const LOOKED_AT = 300

/** "3. What", "Question 3: What", "Q3) What", "**3.** What", or "Question 3" alone. */
export function questionMark(text: string): QuestionMark | null {
  const match =
    matchStart(text, /^(\*\*)?(?:question\s{0,3}#?|q\s?)?(\d{1,4})\s?[.):](?:\*\*)?(?:\s+|$)/i) ??
    matchStart(text, /^(\*\*)?(?:question\s{0,3}#?|q\s?)(\d{1,4})(?:\*\*)?$/i)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  const wasBold = match[1] !== undefined && !/\*\*\s*$/.test(match[0])
  return { number: Number(match[2]), text: wasBold ? rest.replace('**', '') : rest }
}

/** "- A: Red", "b) Red", "(c) Red", "*D. Red" (which is right), "- [x] Red". */
export function optionMark(text: string): OptionMark | null {
  const box = matchStart(text, /^(?:[-*+•]\s+)?\[([ xX])\]\s+/)
  if (box !== null) {
    const inner = lettered(text.slice(box[0].length))
    const isRight = box[1] !== ' '
    if (inner !== null) return { ...inner, isRight: isRight || inner.isRight }
    return { letter: null, ...withRightMark(text.slice(box[0].length), isRight) }
  }
  const bullet = matchStart(text, /^[-*+•]\s+/)
  return lettered(bullet === null ? text : text.slice(bullet[0].length))
}

/** "- Red" or "* Red". */
export function bulletMark(text: string): { bullet: string; text: string } | null {
  const match = matchStart(text, /^([-*+•])\s+/)
  return match && { bullet: match[1] ?? '', text: text.slice(match[0].length) }
}

const ANSWER =
  /^(?:#{1,6}\s+|[-*+]\s+)?[*_]{0,3}(?:the\s)?(?:correct\s|right\s)?(?:answers?|ans|key|solution)(?:\s(?:is|are))?[*_]{0,3}\s?[:=][*_]{0,3}\s*/i

/** What follows "Answer:", "Correct answer is:", "**Answers:**" or "#### Answer:". */
export function answerMark(text: string): string | null {
  const match = matchStart(text, ANSWER)
  return match && text.slice(match[0].length)
}

/** What follows "Explanation:" or "Why:". */
export function explanationMark(text: string): string | null {
  const match = matchStart(
    text,
    /^(?:#{1,6}\s+)?[*_]{0,3}(?:explanation|rationale|reason|feedback|why)[*_]{0,3}\s?:[*_]{0,3}\s*/i,
  )
  return match && text.slice(match[0].length)
}

/** A heading of Markdown, `#` to `######`: its level, and its text without the closing marks. */
export function headingMark(text: string): { level: number; text: string } | null {
  const match = matchStart(text, /^(#{1,6})\s+/)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  return { level: match[1]?.length ?? 0, text: rest.replace(/ #{1,10}$/, '') }
}

/** A line across, as Markdown draws it: three dashes, stars or low lines at least. */
export function isRule(text: string): boolean {
  return (
    /^(?:-[ -]{2,80}|\*[ *]{2,80}|_[ _]{2,80})$/.test(text) && text.replace(/ /g, '').length > 2
  )
}

function lettered(text: string): OptionMark | null {
  const match = matchStart(text, /^(\*(?!\*))?(\*\*)?\(?([A-Za-z])[.):](?:\*\*)?(?:\s+|$)/)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  const isBold = match[2] !== undefined && !/\*\*\s*$/.test(match[0])
  return {
    letter: (match[3] ?? '').toLowerCase(),
    ...withRightMark(isBold ? rest.replace(/\*\*$/, '') : rest, match[1] !== undefined),
  }
}

/** "Red (correct)" and "Red ✓" say which one is right. */
export function withRightMark(text: string, isRight: boolean): { text: string; isRight: boolean } {
  const unmarked = text.replace(/ {0,3}(?:\((?:correct|right)(?: answer)?\)|[✓✔✅]\uFE0F?)$/iu, '')
  return { text: unmarked, isRight: isRight || unmarked !== text }
}

function matchStart(text: string, pattern: RegExp): RegExpExecArray | null {
  return pattern.exec(text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text)
}
