/** Questions without options: one text may contain several, and some ask for a number. */
import { twoReadings } from '#src/assessment/words/values/typedNumber.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { joined, quizLines } from './lines.ts'
import { bulletMark, numberMark } from './lineMarks.ts'

/** A text and the line it starts at. */
export type PlacedText = {
  line: number
  text: string
  /** Its number as written, if it has one. */
  number?: string | undefined
}

const CLOSING = '[\'"”’»)\\]*_`]{0,4}$'
const ASKED = new RegExp(`[?？؟]${CLOSING}`, 'u')
const ASKED_IN_GREEK = new RegExp(`[;\u037E]${CLOSING}`, 'u')

/** Whether the text ends like a question; in Greek with a semicolon. */
export function endsLikeQuestion(text: string): boolean {
  const end = text.trimEnd().slice(-80)
  return ASKED.test(end) || (/\p{Script=Greek}/u.test(end) && ASKED_IN_GREEK.test(end))
}

const PICTURE = /^\s*!\[[^\]]{0,300}\]\([^()]{1,1000}\)$/

/** Whether the last line asks that is not code or a picture. */
export function endsAsking(lines: readonly string[]): boolean {
  const last = quizLines(lines.join('\n')).findLast(
    ({ text, isCode }) => text !== '' && !isCode && !PICTURE.test(text),
  )
  return last !== undefined && endsLikeQuestion(last.text)
}

/**
 * Unnumbered questions on consecutive lines: each non-empty line ends like one. Null unless there
 * are several.
 */
export function questionsInLines(lines: readonly PlacedText[]): PlacedText[] | null {
  const written = lines.filter(({ text }) => text.trim() !== '')
  if (written.length < 2 || !written.every(({ text }) => endsLikeQuestion(text))) return null
  return written.map(({ line, text }) => {
    const trimmed = text.trimStart()
    const mark = bulletMark(trimmed) ?? numberMark(trimmed)
    const number = mark !== null && 'label' in mark ? mark.label : undefined
    return { line, text: (mark?.text ?? text).trim(), number }
  })
}

/** Separated by blank lines; code belongs to the paragraph above it. */
export function paragraphs(lines: readonly PlacedText[]): PlacedText[] {
  const isCode = quizLines(lines.map(({ text }) => text).join('\n')).map((each) => each.isCode)
  const found: PlacedText[] = []
  let blanks = 0
  for (const [index, { line, text }] of lines.entries()) {
    const last = found.at(-1)
    if (text.trim() === '' && !isCode[index]) blanks++
    else {
      if (last && (blanks === 0 || isCode[index])) last.text += '\n'.repeat(blanks + 1) + text
      else found.push({ line, text })
      blanks = 0
    }
  }
  return found
}

/** Whether the text of a paragraph, without the code below it, ends like a question. */
export function proseEndsLikeQuestion(text: string): boolean {
  return endsLikeQuestion(text.split(/^[ \t]*(?:```|~~~)/m, 1)[0] ?? '')
}

/** Longer questions ask for more than a number. */
const LONGEST = 200
const HOW_MANY = new RegExp(
  `^(?:[^\\p{L}]*)(?:${[
    '(?:(?:for|in|about|roughly|approximately) )?how many',
    '(?:in )?(?:what|which) year',
    'how old',
    'combien d|en quelle année',
    'wie ?viele|in welchem jahr|wie alt',
    'cuánt[oa]s|¿cuánt[oa]s|en qué año',
    'quant[ie] |in che anno',
    'quant[oa]s|em que ano',
    'hoeveel|ile|câ[tț][ie]|сколько|скільки|колико|koliko|kolik|koľko|колко',
    'berapa|bao nhiêu|hur många|hvor mange|kuinka monta|hány|πόσ(?:α|ες|ους|οι)',
    'כמה|كم|कितने|कितनी',
  ].join('|')})`,
  'iu',
)
const ASKS_FOR_MORE = /\b(?:describe|explain|list|name|why|and how)\b/i

/** "How many years have you worked with SQL?" */
export function asksForNumber(prompt: string): boolean {
  const isOneLine = prompt.length <= LONGEST && !prompt.includes('\n')
  return isOneLine && HOW_MANY.test(prompt) && !ASKS_FOR_MORE.test(prompt)
}

/**
 * A plain number, with a decimal point or comma; null for anything else, also where the comma may
 * separate thousands.
 */
export function plainNumber(text: string): number | null {
  const match = /^[-−+]?\d{1,15}(?:[.,]\d{1,15})?$/.exec(text.trim().replace(/\.$/, ''))
  if (match === null || isUnclearNumber(text)) return null
  return Number(match[0].replace('−', '-').replace(',', '.'))
}

/** "1,500", as 1500 or as 1.5. */
export function isUnclearNumber(text: string): boolean {
  return twoReadings(text.trim().replace(/\.$/, ''), 'en') !== null
}

type Said = Pick<PastedQuestion, 'line' | 'prompt' | 'points' | 'problems'>

/** A blank to fill in. */
const BLANK = /_{3,}|\.{5,}|…{2,}|\[\s{2,}\]/g

/**
 * A question without options; `answer` as written. A number or a short answer becomes its key, and a
 * longer one stays in the explanation, which a note says.
 */
export function openQuestion(
  said: Said,
  answer: string | null,
  explanation: string,
): PastedQuestion {
  const { problems, notes, answer: answerText } = staffWords.quiz
  const shared = { ...said, ...(explanation === '' ? {} : { explanation }), notes: [] }
  const bracket = answer === null ? numberAfterBlank(said.prompt) : null
  if (bracket !== null) {
    const key = { value: bracket.value, tolerance: 0 }
    return { ...shared, prompt: bracket.prompt, kind: 'number', key, notes: [notes.fromBrackets] }
  }
  if (answer === null) {
    return asksForNumber(said.prompt)
      ? { ...shared, kind: 'number', key: null }
      : { ...shared, kind: 'longText' }
  }
  const kept = { ...shared, explanation: joined([answerText(answer.trim()), '', explanation]) }
  if (isUnclearNumber(answer)) {
    const problem = problems.unclearNumber(answer.trim())
    return { ...kept, kind: 'number', key: null, problems: [...said.problems, problem] }
  }
  const value = plainNumber(answer)
  if (value !== null) return { ...shared, kind: 'number', key: { value, tolerance: 0 } }
  const blanks = said.prompt.match(BLANK)?.length ?? 0
  if (blanks > 1) {
    return {
      ...kept,
      kind: 'longText',
      problems: [...said.problems, problems.severalBlanks(blanks)],
    }
  }
  const accepted = shortAnswers(answer)
  if (accepted.length > 0) return { ...shared, kind: 'shortText', accepted }
  return answer.trim() === ''
    ? { ...shared, kind: 'longText' }
    : { ...kept, kind: 'longText', notes: [notes.keptForStaff] }
}

/** "The port of HTTPS is ___ (443)." */
function numberAfterBlank(prompt: string): { prompt: string; value: number } | null {
  if (prompt.length > LONGEST) return null
  const match = /^(.*_{3,})\s?[(（](\d{1,9})[)）](.*)$/s.exec(prompt)
  const value = match ? plainNumber(match[2] ?? '') : null
  return match && value !== null ? { prompt: `${match[1]}${match[3]}`, value } : null
}

/** Answers that somebody can be expected to type exactly; none if it is longer. */
function shortAnswers(answer: string): string[] {
  if (answer.length > LONGEST) return []
  const parts = (inCode(answer) ?? answer.split(/\s*[;|；]\s*|\s+\/\s+/))
    .map((part) => withoutMarks(part.trim()))
    .filter((part) => part !== '')
  const isShort = parts.every(
    (part) => part.length <= 40 && part.split(/\s+/).length <= 4 && !/[.!?。]$/.test(part),
  )
  return isShort ? [...new Set(parts)] : []
}

/** "`len` or `size`" */
function inCode(answer: string): string[] | null {
  const isList = /^`[^`]+`(?:(?:\s?[,;/|]\s?|\s\p{L}{1,4}\s)`[^`]+`)+$/u.test(answer.trim())
  return isList ? (answer.match(/`[^`]+`/g) ?? []) : null
}

/** Emphasis and quotation marks around a whole answer, which nobody types. */
const AROUND = /^(?:(\*{1,3}|["'])(?!\1)(.+?)\1|[“„«‘「](.+)[”“»’」])$/u
const CODE = /^`+([^`]+)`+$/
const ESCAPED = /\\([*_`~<>[\]#])/g

function withoutMarks(answer: string): string {
  const code = CODE.exec(answer)?.[1]
  if (code !== undefined) return code.trim()
  const match = AROUND.exec(answer)
  const inner = match?.[2] ?? match?.[3]
  return inner === undefined ? answer.replace(ESCAPED, '$1') : withoutMarks(inner.trim())
}
