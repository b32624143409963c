/** Keys apart from their questions, usually at the end: in lines, in one line, in a grid or table. */
import { ANSWER_COLUMN, KEY_HEADING, PART_LINE, QUESTION_COLUMN, TRUE_FALSE } from './labels.ts'
import { LETTERS } from './letters.ts'
import type { QuizLine } from './lines.ts'
import { answerMark, headingMark, isRule } from './lineMarks.ts'
import { endsLikeQuestion } from './openQuestions.ts'

/** The answer to a question with this number. */
export type KeyEntry = { line: number; number: number; answer: string }

/** The answers, and the indexes of the lines that they were read from. */
export type Keys = { entries: KeyEntry[]; lines: ReadonlySet<number> }

type Block = { entries: KeyEntry[]; end: number }

/** `last`: the index of the last line with words. */
type Text = { lines: readonly QuizLine[]; last: number }

export function keysIn(lines: readonly QuizLine[]): Keys {
  const entries: KeyEntry[] = []
  const used = new Set<number>()
  const last = lines.findLastIndex(({ text }) => text !== '' && !isRule(text))
  const tail = tailStart(lines)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || line.isCode || line.text === '') continue
    const block = blockAt({ lines, last }, at, line, at === tail)
    if (block === null) continue
    entries.push(...block.entries)
    for (; at < block.end; at++) used.add(at)
    at--
  }
  return { entries, lines: used }
}

/** The index of the first of the last lines that may all be keys. */
function tailStart(lines: readonly QuizLine[]): number {
  let start = lines.length
  for (let at = lines.length - 1; at >= 0; at--) {
    const { text = '', isCode = true } = lines[at] ?? {}
    if (text === '') continue
    if (isCode || entriesInLine(text.trim(), 0).length === 0) break
    start = at
  }
  return lines[start - 1]?.text === '' ? start : -1
}

function blockAt(all: Text, at: number, line: QuizLine, isTail: boolean): Block | null {
  const text = line.text.trim()
  if (KEY_HEADING.test(text)) return keyBlock(all, at + 1, false)
  const answer = answerMark(text)
  const inLine = answer === null ? [] : entriesInLine(answer, line.number)
  if (inLine.length > 1) return { entries: inLine, end: at + 1 }
  if (isKeyHead(text)) return keyBlock(all, at, false)
  return isTail ? keyBlock(all, at, true) : null
}

/** "| Question | Answer |", or "Question 1 2 3" above "Answer A B C". */
function isKeyHead(text: string): boolean {
  const [first = '', ...others] = cellsOf(text)
  if (!QUESTION_COLUMN.test(first) || others.length === 0) return false
  return ANSWER_COLUMN.test(others.at(-1) ?? '') || areNumbers(others)
}

/** At most this many lines lie between two answers of a key. */
const MAX_BETWEEN = 6

/** Without a heading, only at the end of the text, and only names of options. */
function keyBlock({ lines, last }: Text, from: number, isBare: boolean): Block | null {
  const entries: KeyEntry[] = []
  let numbers: string[] | null = null
  let end = from
  for (let at = from; at < lines.length && at - end <= MAX_BETWEEN; at++) {
    const line = lines[at]
    const text = line?.text.trim() ?? ''
    if (line === undefined || line.isCode) break
    const cells = cellsOf(text)
    const heads = withoutName(cells, QUESTION_COLUMN)
    const isHead = areNumbers(heads) && heads.length < cells.length
    const found =
      numbers !== null
        ? gridEntries(numbers, cells, line.number)
        : isHead
          ? []
          : entriesInLine(text, line.number)
    if (found.length > 0) {
      entries.push(...found)
      numbers = null
    } else if (areNumbers(heads)) numbers = heads
    else if (text !== '' && !isRule(text) && !isBetween(text)) break
    if (found.length > 0) end = at + 1
  }
  if (entries.length < (isBare ? 2 : 1)) return null
  if (entries.some(({ answer }) => endsLikeQuestion(answer) || answer.length > 60)) return null
  const isAtEnd = end > last
  const isShort = entries.every(({ answer }) => isName(answer))
  const isKey = isBare ? isShort && isAtEnd : isShort || isAtEnd
  return isKey ? { entries, end } : null
}

/** The head of a table or of a part of the key. */
function isBetween(text: string): boolean {
  return (
    isKeyHead(text) || /^[\s|:-]+$/.test(text) || PART_LINE.test(text) || headingMark(text) !== null
  )
}

function gridEntries(numbers: readonly string[], cells: string[], line: number): KeyEntry[] {
  const answers = withoutName(cells, ANSWER_COLUMN)
  const isNamed = answers.length < cells.length
  if (answers.length !== numbers.length || (areNumbers(answers) && !isNamed)) return []
  return numbers.map((number, at) => ({ line, number: Number(number), answer: answers[at] ?? '' }))
}

function withoutName(cells: string[], name: RegExp): string[] {
  return name.test(cells[0] ?? '') ? cells.slice(1) : cells
}

function areNumbers(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => /^\d{1,4}\.?$/.test(cell))
}

function cellsOf(text: string): string[] {
  const inner = text.replace(/^\||\|$/g, '')
  const cells = /[\t|]/.test(inner) ? inner.split(/\s*[\t|]\s*/) : inner.split(/\s+/)
  return cells.map((cell) => cell.trim())
}

const NUMBER = '(?:q(?:uestion)?\\s?)?\\(?(\\d{1,4})'
const ENTRY = new RegExp(
  `(?<=^|[\\s,;|，；])${NUMBER}(?:\\s?[.):：、=→–—-]+\\s*|(?=[a-h](?:$|[\\s,;]))|\\s(?=[a-h](?:$|[,;])))`,
  'giu',
)
const CELLS = new RegExp(
  `^\\|?\\s*${NUMBER}\\.?\\s*(?:\\||\\t|\\s{2,})\\s*([^|\\t]{1,200})\\|?$`,
  'iu',
)
const PLAIN = new RegExp(`^${NUMBER}\\s+([${LETTERS}])$`, 'iu')

/** "1. B", "1-B, 2-C", "1B 2C", "| 1 | B |": numbers that count up, each with an answer. */
function entriesInLine(text: string, line: number): KeyEntry[] {
  if (text.length > 2_000) return []
  const row = CELLS.exec(text) ?? PLAIN.exec(text)
  if (row) return [{ line, number: Number(row[1]), answer: row[2]?.trim() ?? '' }]
  const marks = [...text.matchAll(ENTRY)]
  const [first] = marks
  if (first === undefined || first.index > 0) return []
  const run = [first]
  for (const mark of marks.slice(1)) {
    if (Number(mark[1]) === Number(run.at(-1)?.[1]) + 1) run.push(mark)
  }
  const entries = run.map((mark, place) => ({
    line,
    number: Number(mark[1]),
    answer: text
      .slice(mark.index + mark[0].length, run[place + 1]?.index)
      .replace(/[\s,;|，；]+$/, ''),
  }))
  return entries.every(({ answer }) => answer !== '') ? entries : []
}

const NAMES = new RegExp(
  `^[(*_]*(?:[${LETTERS}](?:\\s?[,;&/+、，]?\\s?[${LETTERS}]){0,7}|[ivx]{1,4}|t|f|${TRUE_FALSE.flat().join('|')}|[√×✓✗])[)*_.]*$`,
  'iu',
)

function isName(answer: string): boolean {
  return NAMES.test(answer.trim())
}
