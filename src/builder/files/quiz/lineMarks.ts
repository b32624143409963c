/**
 * The grammar of single lines: what can begin one (a number, a letter, a box, a bullet, a mark of the
 * correct option) and what can end one. Patterns only look at the start or at the end of a line, so
 * that no line is slow.
 */

import {
  ANSWER_LABEL,
  ANSWER_NAME,
  EXPLANATION_LABEL,
  QUESTION_ALONE,
  QUESTION_LABEL,
} from './labels.ts'
import { ENCLOSED, LETTER, letterPlaces, LETTERS, plainLetter, romanNumber } from './letters.ts'
import { LOOKED_AT, type RightMarks, withRightMarks } from './rightMarks.ts'

/**
 * "3. What": `series` is the same for marks that are written alike, and `label` is the number as
 * written, which may have two parts ("3.1").
 */
export type NumberMark = { number: number; label: string; text: string; series: string }
/** The label of an option, if it has one, and its text. */
export type OptionMark = RightMarks & { letter: string | null; text: string; hasBox: boolean }

/** Also full-width, and in Arabic, Persian, Devanagari, Bengali and Thai script. */
const DIGITS = '0-9０-９٠-٩۰-۹๐-๙०-९০-৯'

/** NaN for any other text. */
function numberOf(digits: string): number {
  return Number(
    digits
      .replace(/[０-９٠-٩۰-۹๐-๙]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) % 16) - 6)),
  )
}

const OF = '(?:\\s{0,2}(?:of|von|sur|de|di|из|z|van|av|/)\\s{0,2}\\d{1,4})?'
const NUMBERED = new RegExp(
  `^(?:[-*+]\\s+(?=${QUESTION_LABEL}))?(?<bold>\\*\\*)?(?<open>[(（])?(?<word>${QUESTION_LABEL})?(?<number>[${DIGITS}]{1,4})(?<part>\\.\\d{1,3})?${OF}(?:\\s?(?<closer>[.):])(?:\\*\\*)?(?:\\s+|$|(?=\\p{L}))|\\s?(?<wide>[题題問问]?[：．、。）।]|[题題問])(?:\\*\\*)?\\s*|(?<=[問題题][${DIGITS}]{1,4})\\s+(?=\\S)|\\s{0,3}(?<dash>[-–—])\\s+(?=\\p{L}))`,
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
  const { bold, open = '', word, number, part, closer, wide, dash } = match?.groups ?? {}
  if (!match || number === undefined) return null
  if (open !== '' && closer !== ')' && wide !== '）') return null
  const rest = text.slice(match[0].length)
  // Without a blank only before a capital: "1.What", not "3.js".
  if (closer !== undefined && !/[\s*]$/.test(match[0]) && /^\p{Ll}/u.test(rest)) return null
  if (word === undefined && NUMBERED_BOX.test(rest)) return null
  const isWhole = bold !== undefined && !/\*\*\s*$/.test(match[0])
  const look = `${open}${closer ?? (wide ? '、' : (dash ?? ''))}`
  return {
    number: numberOf(number) * (part ? IN_PARTS : 1) + Number(part?.slice(1) ?? 0),
    label: number + (part ?? ''),
    text: isWhole ? rest.replace('**', '') : rest,
    series: word === undefined ? `${part ? '1.' : ''}${look}` : 'word',
  }
}

/** So that 2.1 comes after 1.12. */
const IN_PARTS = 1_000
/** "1. [x] Red" is an option. */
const NUMBERED_BOX = /^(?:\[[ xX✓✔*]?\](?!\()|\([ xX]\)\s|[☐□☑☒])/u
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
  /^(?:(?:[-*+•]|\d{1,2}[.)])\s+)?(?:\[([ xX✓✔*]?)\](?!\()|\(([ xX✓✔*]?)\)(?=\s)|([○☐□◯☑☒✅✔]\uFE0F?)(?=\s))\s*/u
const BULLET = /^(?:[-*+•·▪◦‣●–]\s+|o(?:\t|\s{2,}))/u

/** "- Red" or "* Red". */
export function bulletMark(text: string): { bullet: string; text: string } | null {
  const match = matchStart(text, BULLET)
  return match && { bullet: match[0].trim(), text: text.slice(match[0].length) }
}

const LETTER_ALONE = new RegExp(
  `^[\\s*_.:：–-]{0,5}(?:(?:is|ist|est|es|è|é|→|[-=]>)\\s)?(\\(?[${LETTERS}]\\)?[*_]{0,3})\\.?\\s*$`,
  'iu',
)
/** "The answer is the fourth option: D". */
const LETTER_AT_END = new RegExp(`^[^:：]{0,60}[:：]\\s*([${LETTERS}])\\s*$`, 'iu')
/** "Réponse A – Yes", "**Answer 4**. Yes", "Answers A and B.": labels, and perhaps a reason. */
const LABELS_FIRST = new RegExp(
  `^[*_]{0,3}\\s{0,2}[-–—]?\\s{0,2}((?:\\(?[${LETTERS}]\\)?|\\d{1,2})(?:\\s?(?:,|&|\\s\\p{L}{1,3}\\s)\\s?[${LETTERS}\\d])*[*_]{0,3}\\s{0,2}(?:[-–—.:,;]|$).*)$`,
  'iu',
)
const DASHED = /^[*_]{0,3}\s{0,2}[-–—]\s(.*)$/u

/** The text after "Answer:", "Correct answer is:", "**Answers:**", "Réponse –" or "#### Answer:". */
export function answerMark(text: string): string | null {
  const answer = afterLabel(text, ANSWER_LABEL)
  if (answer !== null) return answer
  const name = text.length > LONGEST_ANSWER ? null : ANSWER_NAME.exec(text.slice(0, LOOKED_AT))
  const rest = name && text.slice(name[0].length)
  if (rest === null) return null
  const found = LETTER_ALONE.exec(rest) ?? LETTER_AT_END.exec(rest)
  if (found !== null) return found[1] ?? null
  const dashed = (LABELS_FIRST.exec(rest) ?? DASHED.exec(rest))?.[1]
  return dashed?.replace(/^([^*_]{0,40})[*_]{1,3}/, '$1') ?? null
}

/** Longer lines are text, unless their label has a colon. */
const LONGEST_ANSWER = 2_000

/** The text of a question after "Question:", "Q:" or "#Q". */
export function questionLabel(text: string): string | null {
  const match = matchStart(text, QUESTION_ALONE)
  return match && text.slice(match[0].length)
}

/** The text after "Explanation:" or "Why:". */
export function explanationMark(text: string): string | null {
  return afterLabel(text, EXPLANATION_LABEL)
}

/** Without the end of emphasis that starts before the label: "*Answer: Red*". */
function afterLabel(text: string, label: RegExp): string | null {
  const match = matchStart(text, label)
  if (match === null) return null
  const rest = text.slice(match[0].length)
  const emphasis = /([*_]{1,3})(?=[^*_\s])[^*_]*$/.exec(match[0])?.[1]
  return emphasis !== undefined && rest.endsWith(emphasis) ? rest.slice(0, -emphasis.length) : rest
}

/**
 * A Markdown heading, `#` to `######`: its level, and its text without closing marks or a leading
 * anchor.
 */
export function headingMark(line: string): { level: number; text: string } | null {
  const match = matchStart(line, /^ {0,3}(#{1,6})\s+(?:<a\s[^<>]{0,100}><\/a>\s*)?/i)
  if (match === null) return null
  const rest = line.slice(match[0].length)
  const text = rest.replace(/ #{1,10}$/, '').replace(/\s?\{#[^{}]{1,300}\}$/, '')
  return { level: match[1]?.length ?? 0, text }
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
  `^${LEAD}(?<bold>\\*\\*|__|==)?[(（]?(?<letter>${LETTER})(?:[.):](?:\\*\\*|==)?(?:\\s+|$)|[：．、。）](?:\\*\\*)?\\s*|(?<=[${ENCLOSED}])[.)]?\\s*)`,
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
  const isHighlit = bold === '=='
  return {
    letter,
    hasBox: false,
    text: isHighlit ? marked.text.replace(/==$/, '') : marked.text,
    isRight: marked.isRight || (lead !== '' && lead !== '*'),
    star: marked.star || lead === '*' || isHighlit,
    isBold: marked.isBold || (isWhole && !isHighlit),
  }
}

const LOOSE = new RegExp(
  `^(?:[-*+•]\\s+)?${LEAD}(?<bold>\\*\\*|__|==)?(?<open>[(（])?(?:(?<roman>[ivx]{1,4}|[Ⅰ-ⅿ])|(?<letter>${LETTER})|(?<number>[${DIGITS}]{1,2}))(?:(?<closer>[.):])\\s*|(?<dash>\\s{1,2}[-–—]\\s{0,2}|[-–—]\\s{1,2})|(?<gap>\\s+)(?=\\S))`,
  'iu',
)

/**
 * A label that only counts beside others that are written alike ("ii. Red", "b - Red", "C)Red",
 * "2) Red", "D Red"): its place from 1 in each series it may belong to. `isClosed`: with a mark.
 */
export type LooseMark = OptionMark & { places: ReadonlyMap<string, number>; isClosed: boolean }

export function looseMark(text: string): LooseMark | null {
  const match = matchStart(text, LOOSE)
  if (match === null) return null
  const { roman = '', letter = '', number, open = '', closer = '', dash, gap } = match.groups ?? {}
  const rest = text.slice(match[0].length)
  const isJoined = closer !== '' && match[0].endsWith(closer)
  // "e.g." and "1.5" have no label, and without a mark only a capital or a kana is one.
  if (isJoined && /^\d|^$/.test(rest)) return null
  if (isJoined && closer === '.' && /^\p{Ll}/u.test(rest)) return null
  if (gap !== undefined && !/^[\p{Lu}\p{sc=Kana}]$/u.test(roman || letter)) return null
  const label = plainLetter((roman || letter || number) ?? '')
  const look = open + (dash === undefined ? closer : '-')
  const places = placesOf(label, look)
  if (places.size === 0) return null
  return { ...labelled(text, match, label), places, isClosed: closer !== '' }
}

/** For labels that were met before, so that long lists are fast. */
const placesByLabel = new Map<string, ReadonlyMap<string, number>>()

function placesOf(label: string, look: string): ReadonlyMap<string, number> {
  const known = placesByLabel.get(label + look)
  if (known) return known
  const [number, value] = [numberOf(label), romanNumber(label)]
  const places = new Map<string, number>([
    ...(Number.isNaN(number) ? [] : [[NUMBERS + look, number] as const]),
    ...(value > 0 ? [[`i${look}`, value] as const] : []),
    ...letterPlaces(label).map(([alphabet, place]) => [`a${alphabet}${look}`, place] as const),
  ])
  placesByLabel.set(label + look, places)
  return places
}

/** What the name of a series of numbers starts with. */
export const NUMBERS = '1'

function matchStart(text: string, pattern: RegExp): RegExpExecArray | null {
  return pattern.exec(text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text)
}
