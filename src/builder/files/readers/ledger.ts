/**
 * Checks a reading against its text, by words and not by what its reader says of itself: whatever is
 * neither in a question nor in the list of what was left out is added to that list (rule DR5). Runs in
 * linear time.
 */
import { anyRows } from '#src/builder/files/cells/table.ts'
import {
  hasKey,
  type PastedQuestion,
  type SkippedText,
} from '#src/builder/files/pasted/pastedQuestion.ts'
import { keysIn } from '#src/builder/files/quiz/keys.ts'
import {
  ANSWER_COLUMN,
  KEY_HEADING,
  POINTS_ALONE,
  POINTS_AT_END,
  POINTS_IN_BRACKETS,
  POINTS_LINE,
  QUESTION_COLUMN,
  RUBRIC_LABEL,
} from '#src/builder/files/quiz/labels.ts'
import {
  answerMark,
  explanationMark,
  headingMark,
  looseMark,
  numberMark,
  optionMark,
} from '#src/builder/files/quiz/lineMarks.ts'
import { lineWithoutSigns, withoutSigns } from '#src/builder/files/quiz/signs.ts'
import { foldedLine, INVISIBLE, quizLines } from '#src/builder/files/quiz/lines.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import type { ReadQuestions } from './reader.ts'

const { lost: LOST } = staffWords.pasting

/** A line, or a cell of one. `isAnswer`: it may be in the reading as a key alone. */
type Unit = { line: number; text: string; words: readonly string[]; isAnswer: boolean }

/** How often each word is left to be found. */
type Pool = Map<string, number>

/** The same reading, with everything in the list of what was left out that would be lost otherwise. */
export function withLostText(text: string, read: ReadQuestions): ReadQuestions {
  const { questions, skipped, notes, table } = read
  const units = table
    ? cellUnits(
        text,
        table.columns.map(({ use }) => use),
        table,
      )
    : lineUnits(text)
  const shared = poolOf([skipped.map((each) => each.text), notes])
  const places = questions.toSorted((a, b) => a.line - b.line)
  const pools = places.map((question) => poolOf(textsOf(question)))
  const owner = ownersOf(units, places)
  const all = units.map((unit, at) => ({ unit, own: owner[at] ?? -1 }))
  const [answers, others] = [true, false].map((is) =>
    all.filter(({ unit }) => unit.isAnswer === is),
  )
  const missedOf = (some: typeof all, share: number) =>
    some.filter(({ unit, own }) => !isFound(unit.words, [pools[own], shared], share))
  // Whole texts take their words first, so that one that is lost can't pass for them.
  const missed = [...SHARES.reduce(missedOf, others ?? []), ...missedOf(answers ?? [], HALF)]
  if (missed.length === 0) return read
  const rest = merged([...pools, shared])
  const lost = missed.filter(({ unit, own }) => {
    if (isFound(unit.words, [rest], HALF)) return false
    const isApart = own === -1 || own === places.length - 1
    return !isSettled(unit, places[own], isApart ? places : [])
  })
  return {
    ...read,
    skipped: withLost(
      skipped,
      lost.map(({ unit }) => unit),
    ),
  }
}

function lineUnits(text: string): Unit[] {
  const keys = keysIn(quizLines(text).map(lineWithoutSigns)).lines
  return text.split(/\r\n|\r|\n/).map((line, at) => ({
    line: at + 1,
    text: line,
    words: wordsIn(contentOf(line)),
    isAnswer: keys.has(at) || isAnswerLine(line),
  }))
}

const IN_WORDS = new Set([
  'question',
  'option',
  'wrongOption',
  'explanation',
  'help',
  'tags',
  'code',
])

/** The cells of the columns that are used. Others are named in a note, or become no text. */
function cellUnits(
  text: string,
  uses: readonly string[],
  { headerLine, hasHeader }: { headerLine: number; hasHeader: boolean },
): Unit[] {
  if (!uses.includes('question')) return []
  return anyRows(text).flatMap(({ line, cells }) =>
    hasHeader && line === headerLine
      ? []
      : cells.flatMap((cell, at) => {
          const use = uses[at] ?? 'none'
          const isAnswer = use === 'answer'
          return isAnswer || IN_WORDS.has(use)
            ? { line, text: cell, words: wordsIn(cell), isAnswer }
            : []
        }),
  )
}

/** For each unit, the last question that starts on its line or above. */
function ownersOf(units: readonly Unit[], questions: readonly PastedQuestion[]): number[] {
  let own = -1
  return units.map(({ line }) => {
    while ((questions[own + 1]?.line ?? Infinity) <= line) own++
    return own
  })
}

/** Everything in a question that was written by its author. */
function textsOf(question: PastedQuestion): unknown[] {
  const { line: _, kind: __, problems, notes, ...own } = question
  const places = 'key' in own && Array.isArray(own.key) ? own.key : null
  // A problem quotes what it is about; the rest are our words.
  const quoted = problems.flatMap((problem) => problem.match(/“[^”]*”/g) ?? [])
  // A column of a matrix is written once for each of its rows.
  const matched =
    question.kind === 'matrix' ? question.key.map((place) => question.options[place]) : []
  return [places === null ? own : { ...own, key: null }, quoted, notes, matched]
}

function poolOf(texts: unknown): Pool {
  const pool: Pool = new Map()
  const add = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      for (const word of wordsIn(String(value))) pool.set(word, (pool.get(word) ?? 0) + 1)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  add(texts)
  return pool
}

function merged(pools: readonly Pool[]): Pool {
  const all: Pool = new Map()
  for (const pool of pools) {
    for (const [word, count] of pool) all.set(word, (all.get(word) ?? 0) + count)
  }
  return all
}

/** Scripts without blanks between words by the letter, and those of a label apart from its text. */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|\p{sc=Latin}[\p{sc=Latin}\p{N}]*|[\p{L}\p{M}]+|\p{N}+/gu

function wordsIn(text: string): string[] {
  // In GIFT, a line break inside a line is written like this.
  return text.replaceAll('\\n', ' ').normalize('NFKC').toLowerCase().match(WORD) ?? []
}

/** Labels and marks in a text need not be found. */
const HALF = 0.5
const SHARES = [1, 0.75, HALF]

/**
 * Whether such a share of the words is in the pools, counted in letters.
 * What is found is taken out, so that a text that occurs twice must be found twice.
 */
function isFound(
  all: readonly string[],
  pools: readonly (Pool | undefined)[],
  share: number,
): boolean {
  const taken: [Pool, string][] = []
  let [found, total] = [0, 0]
  for (const word of all) {
    const pool = pools.find((each) => (each?.get(word) ?? 0) > 0)
    if (pool !== undefined || !/^(?:in)?correct$/.test(word)) total += word.length
    if (pool === undefined) continue
    pool.set(word, (pool.get(word) ?? 0) - 1)
    taken.push([pool, word])
    found += word.length
  }
  if (found >= total * share) return true
  for (const [pool, word] of taken) pool.set(word, (pool.get(word) ?? 0) + 1)
  return false
}

/** In GIFT: the comment above an exported question, categories above its own, formats and shares. */
const GIFT_MARKS =
  /^\/\/ question: \d+ {2}name: .*|^\$CATEGORY:.*\/|\[(?:html|markdown|moodle|plain)\]|(?<=[=~]\s?)%\s{0,3}[-+−]?\d{1,3}[.,\d]{0,8}\s{0,3}%/g

/** A line without its number, label, points and tags. */
function contentOf(line: string): string {
  const text = withoutSigns(line).trim().replace(GIFT_MARKS, '')
  const untagged = foldedLine(text)?.text ?? text.replace(NO_WORDS, '')
  const plain = untagged.slice(0, MAX_MARKED)
  const heading = headingMark(plain)?.text ?? plain
  const marked = numberMark(heading) ?? optionMark(heading) ?? looseMark(heading)
  const rest = marked?.text ?? explanationMark(heading) ?? heading
  const unmarked = [RUBRIC_LABEL, POINTS_IN_BRACKETS, ...POINTS_AT_END].reduce(
    (left, mark) => left.replace(mark, ''),
    rest,
  )
  return unmarked + untagged.slice(MAX_MARKED)
}

/** Tags, and pictures without a description: the note of the question counts them. */
const NO_WORDS = /<[^<>]*>|!\[\]\([^()]{0,1000}\)/g

/** No label is longer. */
const MAX_MARKED = 300

/** A letter, a number or the name of a mark; not a word of one letter. */
const SHORT = /^(?:[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|\p{N}+|[ivx]{2,4}|correct)$/u

/** An answer by its letter or number, points, or a line of such answers. */
function isAnswerLine(line: string): boolean {
  if (line.length > MAX_MARKED) return false
  const plain = withoutSigns(line.replace(INVISIBLE, '')).trim()
  if (answerMark(plain) !== null || POINTS_LINE.test(plain)) return true
  if (POINTS_ALONE.test(plain) || KEY_HEADING.test(plain)) return true
  const cells = plain.split(/[|\t]/).map((cell) => cell.trim())
  const isTable = cells.length > 1
  return cells.every((cell) => {
    if (isTable && (ANSWER_COLUMN.test(cell) || QUESTION_COLUMN.test(cell))) return true
    const isShort = wordsIn(cell).every((word) => SHORT.test(word))
    return isShort && (isTable || /^\p{L}?$/u.test(optionMark(cell)?.text ?? ''))
  })
}

/** Whether an answer became the key or the points of its question, or a problem; above the first or below the last one, of any. */
function isSettled(
  { isAnswer }: Unit,
  own: PastedQuestion | undefined,
  others: readonly PastedQuestion[],
): boolean {
  if (!isAnswer) return false
  return [...(own ? [own] : []), ...others].some(
    (each) => hasKey(each) || each.points !== undefined || each.problems.length > 0,
  )
}

/** Adjacent lines become one entry; a line has only one. */
function withLost(skipped: readonly SkippedText[], lost: readonly Unit[]): SkippedText[] {
  const all = skipped.map((each) => ({ ...each }))
  const byLine = new Map(all.map((each) => [each.line, each]))
  let last: SkippedText | null = null
  let end = -1
  for (const { line, text } of lost) {
    const before = byLine.get(line)
    if (before) before.text += ` · ${text.trim()}`
    else if (last !== null && line === end + 1) last.text += `\n${text.trim()}`
    else {
      last = { line, text: text.trim(), why: LOST }
      byLine.set(line, last)
      all.push(last)
    }
    end = line
  }
  return all.toSorted((a, b) => a.line - b.line)
}
