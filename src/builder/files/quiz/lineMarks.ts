/**
 * The grammar of single lines: what can begin one (a number, a letter, a box, a bullet, a mark of the
 * correct option) and what can end one. Patterns only look at the start or at the end of a line, so
 * that no line is slow.
 */

import {
  ANSWER_LABEL,
  ANSWER_NAME,
  EXPLANATION_LABEL,
  QUESTION_LABEL,
  RIGHT_END,
  WRONG_END,
} from './labels.ts'
import { LETTERS, plainLetter, romanNumber } from './letters.ts'

/** "3. What": `series` is the same for marks that are written alike. */
export type NumberMark = { number: number; text: string; series: string }
/** How an option is marked as correct: by a mark of its own, or by what the others don't have. */
export type RightMarks = { isRight: boolean; star: boolean; isBold: boolean }
export type OptionMark = RightMarks & { letter: string | null; text: string; hasBox: boolean }

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

const OF = '(?:\\s{0,2}(?:of|von|sur|de|di|из|z|van|av|/)\\s{0,2}\\d{1,4})?'
const NUMBERED = new RegExp(
  `^(?<bold>\\*\\*)?(?<open>[(（])?(?<word>${QUESTION_LABEL})?(?<number>[${DIGITS}]{1,4})${OF}(?:\\s?(?<closer>[.):])(?:\\*\\*)?(?:\\s+|$|(?=\\p{L}))|\\s?(?<wide>[题題問问]?[：．、。）]|[题題問])(?:\\*\\*)?\\s*|\\s?(?<dash>[-–—])\\s+(?=\\p{L}))`,
  'iu',
)
const NUMBER_ALONE = new RegExp(
  `^(?<bold>\\*\\*)?(?<word>${QUESTION_LABEL})(?<number>[${DIGITS}]{1,4})${OF}(?:\\*\\*)?(?=$|\\s{0,3}[(\\[（])\\s*`,
  'iu',
)

/** "3. What", "Question 3 of 9: What", "Q3) What", "(3) What", "第3题 What", or "Question 3" alone. */
export function numberMark(text: string): NumberMark | null {
  if (!MAY_BE_NUMBERED.test(text)) return null
  const match = matchStart(text, NUMBERED) ?? matchStart(text, NUMBER_ALONE)
  const { bold, open = '', word, number, closer, wide, dash } = match?.groups ?? {}
  if (!match || number === undefined) return null
  if (open !== '' && closer !== ')' && wide !== '）') return null
  const rest = text.slice(match[0].length)
  // Without a blank only before a capital: "1.What", not "3.js".
  if (closer !== undefined && !/[\s*]$/.test(match[0]) && /^\p{Ll}/u.test(rest)) return null
  const isWhole = bold !== undefined && !/\*\*\s*$/.test(match[0])
  return {
    number: numberOf(number),
    text: isWhole ? rest.replace('**', '') : rest,
    series: word === undefined ? `${open}${closer ?? (wide ? '、' : (dash ?? ''))}` : 'word',
  }
}

const MAY_BE_NUMBERED = new RegExp(`^.{0,30}?[${DIGITS}]`, 'u')

/** "- A: Red", "b) Red", "(c) Red", "*D. Red" (correct), "- [x] Red". */
export function optionMark(text: string): OptionMark | null {
  const box = matchStart(text, BOX)
  if (box !== null) {
    const inner = lettered(text.slice(box[0].length))
    const isTicked = !/^(?:[ ○☐□◯]|)$/u.test(box[1] ?? box[2] ?? box[3] ?? '')
    if (inner !== null) return { ...inner, isRight: isTicked || inner.isRight, hasBox: true }
    const marked = withRightMarks(text.slice(box[0].length))
    return { letter: null, ...marked, isRight: isTicked || marked.isRight, hasBox: true }
  }
  const bullet = matchStart(text, BULLET)
  return lettered(bullet === null ? text : text.slice(bullet[0].length))
}

const BOX =
  /^(?:[-*+•]\s+)?(?:\[([ xX✓✔*]?)\](?!\()|\(([ xX✓✔*]?)\)(?=\s)|([○☐□◯☑☒✅✔]\uFE0F?)(?=\s))\s*/u
const BULLET = /^(?:[-*+•·▪◦‣●–]\s+|o(?:\t|\s{2,}))/u

/** "- Red" or "* Red". */
export function bulletMark(text: string): { bullet: string; text: string } | null {
  const match = matchStart(text, BULLET)
  return match && { bullet: match[0].trim(), text: text.slice(match[0].length) }
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
export function numberedHeading(text: string): NumberMark | null {
  return numberMark(text.replace(/^\p{Lu}?(\d{1,4}\s?[.)。:])\s*(?=\P{N}|$)/u, '$1 '))
}

/** A horizontal rule, or a line to write on: at least three dashes, asterisks or underscores. */
export function isRule(text: string): boolean {
  return /^(?:[-*_=~.…—–] ?){3,200}$/.test(text) && new Set(text.replace(/ /g, '')).size === 1
}

const LEAD = '(?<lead>\\*(?!\\*|\\s)|(?:[✓✔✅☑]\\uFE0F?|→|=>|->)\\s?)?'
const LETTERED = new RegExp(
  `^${LEAD}(?<bold>\\*\\*|__)?[(（]?(?<letter>[${LETTERS}])(?:[.):](?:\\*\\*)?(?:\\s+|$)|[：．、。）](?:\\*\\*)?\\s*|(?<=[①-⑫])\\s*)`,
  'iu',
)

function lettered(text: string): OptionMark | null {
  const match = matchStart(text, LETTERED)
  return match && labelled(text, match, plainLetter(match.groups?.letter ?? ''))
}

function labelled(text: string, match: RegExpExecArray, letter: string): OptionMark {
  const { lead = '', bold } = match.groups ?? {}
  const rest = text.slice(match[0].length)
  const isWhole = bold !== undefined && rest.endsWith(bold)
  const marked = withRightMarks(isWhole ? rest.slice(0, -2) : rest)
  return {
    letter,
    hasBox: false,
    text: marked.text,
    isRight: marked.isRight || (lead !== '' && lead !== '*'),
    star: marked.star || lead === '*',
    isBold: marked.isBold || isWhole,
  }
}

const LOOSE = new RegExp(
  `^(?:[-*+•]\\s+)?${LEAD}(?<bold>\\*\\*|__)?(?<open>[(（])?(?:(?<roman>[ivx]{1,4})|(?<letter>[${LETTERS}])|(?<number>[${DIGITS}]{1,2}))(?:(?<closer>[.):])(?<blank>\\s+)?|(?<dash>\\s[-–—]\\s+))`,
  'iu',
)

/**
 * A label that only counts beside others that are written alike ("ii. Red", "b - Red", "C)Red",
 * "2) Red"): its place from 1 in each series it may belong to.
 */
export type LooseMark = OptionMark & { places: ReadonlyMap<string, number> }

export function looseMark(text: string): LooseMark | null {
  const match = matchStart(text, LOOSE)
  if (match === null) return null
  const {
    roman = '',
    letter = '',
    number,
    open = '',
    closer = '',
    blank,
    dash,
  } = match.groups ?? {}
  const look = `${open}${closer}${blank === undefined ? '' : ' '}${dash === undefined ? '' : '-'}`
  const label = (roman || letter || number) ?? ''
  const places = new Map<string, number>()
  if (number !== undefined) places.set(`1${look}`, numberOf(number))
  const value = romanNumber(label)
  if (value > 0) places.set(`i${look}`, value)
  const place = label.length === 1 ? LATIN.indexOf(plainLetter(label)) + 1 : 0
  if (place > 0) places.set(`a${look}`, place)
  for (const [at, alphabet] of OTHERS.entries()) {
    const there = label.length === 1 ? alphabet.indexOf(plainLetter(label)) + 1 : 0
    if (there > 0) places.set(`${at}${look}`, there)
  }
  return places.size === 0 ? null : { ...labelled(text, match, plainLetter(label)), places }
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const OTHERS = ['абвгдежзик', 'αβγδεζηθ', 'אבגדהוזח', 'أبجدهوزح', 'कखगघङ']

/** "Red (correct)", "Red ✓", "Red *" and "**Red**" may mark the correct one. */
export function withRightMarks(text: string): RightMarks & { text: string } {
  const end = text.length > LOOKED_AT ? text.slice(-LOOKED_AT) : text
  const before = text.slice(0, text.length - end.length)
  const unmarked = before + end.replace(RIGHT_END, '')
  const isRight = unmarked !== text && unmarked.trim() !== ''
  const plain = isRight ? unmarked : before + withoutWrongEnd(end)
  const bold = before === '' ? /^(\*\*|__)([^*_]+)\1$/.exec(plain) : null
  if (bold) return { text: bold[2] ?? '', isRight, star: false, isBold: true }
  const star = before === '' ? /^([^*]*[^*\s])\s?\*{1,2}$/.exec(plain) : null
  return { text: star?.[1] ?? plain, isRight, star: star !== null, isBold: false }
}

function withoutWrongEnd(text: string): string {
  const without = text.replace(WRONG_END, '')
  return without.trim() === '' ? text : without
}

function matchStart(text: string, pattern: RegExp): RegExpExecArray | null {
  return pattern.exec(text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text)
}
