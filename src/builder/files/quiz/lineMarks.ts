/**
 * Recognises single lines: a question's number, an option's letter, an answer. Patterns only look
 * at the start of a line, so that no line is slow.
 */

import { ANSWER_LABEL, ANSWER_NAME, EXPLANATION_LABEL, QUESTION_LABEL } from './labels.ts'
import { LETTERS, plainLetter } from './letters.ts'

export type QuestionMark = { number: number; text: string }
export type OptionMark = { letter: string | null; text: string; isRight: boolean; hasBox: boolean }

const LOOKED_AT = 300

/** In Latin, Arabic, Persian and Devanagari script. */
const DIGITS = '0-9٠-٩۰-۹०-९'

function numberOf(digits: string): number {
  return Number(
    digits
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0))),
  )
}

const NUMBERED = new RegExp(
  `^(\\*\\*)?${QUESTION_LABEL}?([${DIGITS}]{1,4})(?:\\s?[.):](?:\\*\\*)?(?:\\s+|$)|\\s?(?:[题題問问]?[：．、。）]|[题題問])(?:\\*\\*)?\\s*)`,
  'iu',
)
const NUMBER_ALONE = new RegExp(`^(\\*\\*)?${QUESTION_LABEL}([${DIGITS}]{1,4})(?:\\*\\*)?$`, 'iu')

/** "3. What", "Question 3: What", "Q3) What", "**3.** What", "第3题 What", or "Question 3" alone. */
export function questionMark(text: string): QuestionMark | null {
  const match = matchStart(text, NUMBERED) ?? matchStart(text, NUMBER_ALONE)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  const wasBold = match[1] !== undefined && !/\*\*\s*$/.test(match[0])
  return { number: numberOf(match[2] ?? ''), text: wasBold ? rest.replace('**', '') : rest }
}

/** "- A: Red", "b) Red", "(c) Red", "*D. Red" (correct), "- [x] Red". */
export function optionMark(text: string): OptionMark | null {
  const box = matchStart(text, /^(?:[-*+•]\s+)?\[([ xX])\]\s+/)
  if (box !== null) {
    const inner = lettered(text.slice(box[0].length))
    const isRight = box[1] !== ' '
    if (inner !== null) return { ...inner, isRight: isRight || inner.isRight, hasBox: true }
    return { letter: null, ...withRightMark(text.slice(box[0].length), isRight), hasBox: true }
  }
  const bullet = matchStart(text, /^[-*+•]\s+/)
  return lettered(bullet === null ? text : text.slice(bullet[0].length))
}

/** "- Red" or "* Red". */
export function bulletMark(text: string): { bullet: string; text: string } | null {
  const match = matchStart(text, /^([-*+•])\s+/)
  return match && { bullet: match[1] ?? '', text: text.slice(match[0].length) }
}

const LETTER_ALONE = new RegExp(`^[\\s*_.:：–-]{0,5}(\\(?[${LETTERS}]\\)?[*_]{0,3})\\s*$`, 'iu')
/** "The answer is the fourth option: D". */
const LETTER_AT_END = new RegExp(`^[^:：]{0,60}[:：]\\s*([${LETTERS}])\\s*$`, 'iu')

/** The text after "Answer:", "Correct answer is:", "**Answers:**" or "#### Answer:". */
export function answerMark(text: string): string | null {
  const match = matchStart(text, ANSWER_LABEL)
  if (match !== null) return text.slice(match[0].length)
  const name = text.length > LOOKED_AT ? null : ANSWER_NAME.exec(text)
  const rest = name && text.slice(name[0].length)
  return rest && ((LETTER_ALONE.exec(rest) ?? LETTER_AT_END.exec(rest))?.[1] ?? null)
}

/** The text after "Explanation:" or "Why:". */
export function explanationMark(text: string): string | null {
  const match = matchStart(text, EXPLANATION_LABEL)
  return match && text.slice(match[0].length)
}

/**
 * A Markdown heading, `#` to `######`: its level, and its text without closing marks or a leading
 * anchor.
 */
export function headingMark(text: string): { level: number; text: string } | null {
  const match = matchStart(text, /^(#{1,6})\s+(?:<a\s[^<>]{0,100}><\/a>\s*)?/i)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  return { level: match[1]?.length ?? 0, text: rest.replace(/ #{1,10}$/, '') }
}

/**
 * The number of a heading needs no space after it ("101.What"), and may have any letter ("P52.").
 */
export function numberedHeading(text: string): QuestionMark | null {
  return questionMark(text.replace(/^\p{Lu}?(\d{1,4}\s?[.)。:])\s*(?=\P{N}|$)/u, '$1 '))
}

/** A horizontal rule in Markdown: at least three dashes, asterisks or underscores. */
export function isRule(text: string): boolean {
  return (
    /^(?:-[ -]{2,80}|\*[ *]{2,80}|_[ _]{2,80})$/.test(text) && text.replace(/ /g, '').length > 2
  )
}

const LETTERED = new RegExp(
  `^(\\*(?!\\*))?(\\*\\*)?[(（]?([${LETTERS}])(?:[.):](?:\\*\\*)?(?:\\s+|$)|[：．、。）](?:\\*\\*)?\\s*|(?<=[①-⑫])\\s*)`,
  'iu',
)
/** "A - Red", only in capitals: "a - b" is a subtraction. */
const DASHED = new RegExp(`^(\\*(?!\\*))?(\\*\\*)?([${LETTERS}])\\s[-–—]\\s+`, 'iu')

function lettered(text: string): OptionMark | null {
  const dashed = matchStart(text, DASHED)
  const isCapital = dashed?.[3] !== undefined && dashed[3] !== dashed[3].toLowerCase()
  const match = matchStart(text, LETTERED) ?? (isCapital ? dashed : null)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  const isBold = match[2] !== undefined && !/\*\*\s*$/.test(match[0])
  return {
    letter: plainLetter(match[3] ?? ''),
    hasBox: false,
    ...withRightMark(isBold ? rest.replace(/\*\*$/, '') : rest, match[1] !== undefined),
  }
}

/** "Red (correct)" and "Red ✓" mark the correct one. */
export function withRightMark(text: string, isRight: boolean): { text: string; isRight: boolean } {
  const unmarked = text.replace(
    / {0,3}(?:\((?:correct|right|richtig|correcte?|correct[oa]|corrett[oa]|corret[oa]|goed|doğru|верно|правильно|正解|正确|정답)(?: answer)?\)|[✓✔✅]\uFE0F?)$/iu,
    '',
  )
  return { text: unmarked, isRight: isRight || unmarked !== text }
}

function matchStart(text: string, pattern: RegExp): RegExpExecArray | null {
  return pattern.exec(text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text)
}
