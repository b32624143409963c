/** Lines that hold more than one part are split: options side by side, an answer after a question. */
import { ANSWER_AT_END } from './labels.ts'
import { isFollowing, isNextLetter, LETTER, plainLetter } from './letters.ts'
import type { QuizLine } from './lines.ts'
import { answerMark } from './lineMarks.ts'
import { withoutSigns } from './signs.ts'

/** Longer lines are text. */
const LONGEST = 2_000
const LABEL = new RegExp(
  `(?<=^|\\s)(?<open>[(（]?)(?<letter>${LETTER}|\\d{1,2})(?<closer>[.)](?=\\s)|[．、）])\\s*`,
  'giu',
)
const BOXES = /(?<=\S)\s+(?=[☐☑☒○◯□]\s?|\[[ xX]\]\s)/u

const MAY_HAVE_SEVERAL = /[.)．、）].*[.)．、）]|[☐☑☒○◯□\]].*[☐☑☒○◯□\]]/u

/** The lines, with a line for each part; parts of one line have its number. */
export function splitSameLines(lines: readonly QuizLine[]): QuizLine[] {
  let below = 0
  return lines.flatMap((line, at) => {
    if (at < below) return []
    if (line.isCode || line.text.length > LONGEST) return line
    const columns = IN_COLUMNS.test(line.text) ? columnsAt(lines, at) : null
    if (columns !== null) {
      below = at + columns.rows
      return columns.parts
    }
    const [first = '', ...answer] = withAnswer(line.text)
    const parts = [...(sideBySide(first, lines, at) ?? [first]), ...answer]
    return parts.length === 1 && first === line.text
      ? line
      : parts.map((text) => ({ ...line, text }))
  })
}

const IN_COLUMNS = /^\s*[(（]?\p{L}[.)]\s.*(?:\s{2}|\t)[(（]?\p{L}[.)]\s/u
/** A list has no more options below each other. */
const MAX_ROWS = 8

/** Options in columns, read down: "a. red  c. blue" above "b. green  d. white". Null for any others. */
function columnsAt(
  lines: readonly QuizLine[],
  at: number,
): { parts: QuizLine[]; rows: number } | null {
  const rows: { letter: string; part: QuizLine }[][] = []
  for (const line of lines.slice(at, at + MAX_ROWS)) {
    const cells = line.isCode || line.text.length > LONGEST ? [] : cellsOf(line)
    if (cells.length === 0 || cells.length > (rows[0]?.length ?? cells.length)) break
    rows.push(cells)
  }
  const read = (rows[0] ?? []).flatMap((_, column) => rows.flatMap((row) => row[column] ?? []))
  const areInOrder = read.every(({ letter }, index) => {
    const last = read[index - 1]
    return last ? isFollowing(letter, last.letter) : isNextLetter(letter, null)
  })
  if (rows.length < 2 || read.length === rows.length || !areInOrder) return null
  return { parts: read.map(({ part }) => part), rows: rows.length }
}

/** The labelled parts of a line with wide gaps between them; none if it starts without a label. */
function cellsOf(line: QuizLine) {
  const { text } = line
  const labels = [...text.matchAll(LABEL)].filter(({ index }) =>
    /^\s*$|\s{2}$|\t$/.test(text.slice(0, index)),
  )
  if (text.slice(0, labels[0]?.index ?? text.length).trim() !== '') return []
  return labels.map(({ index, groups }, place) => ({
    letter: plainLetter(groups?.letter ?? ''),
    part: { ...line, text: text.slice(index, labels[place + 1]?.index).trim() },
  }))
}

/** The line below, in lower case. */
function nextText(lines: readonly QuizLine[], at: number): string {
  const next = lines.slice(at + 1, at + 4).find(({ text }) => text !== '')
  return next?.text.trimStart().toLowerCase() ?? ''
}

/** "__B__ 1. Which one?", with the answer on the line to write it on, if there is one. */
const WRITTEN = /^_{1,8}\s?(?:([A-HT])\s?)?_{1,8}\s{0,3}(?=\(?\d{1,4}[.)]\s)/i

/** "<!-- answer: B -->" */
const COMMENT = /^\s*<!--\s{0,3}(.{1,200}?)\s{0,3}-->\s*$/
/** "Which one? → Apple" */
const POINTED = /^(.{1,500}[?？؟])\s{0,3}(?:→|⇒|[-=]>)\s{0,3}(\S.{0,79})$/u

/** "ANS: B  PTS: 1  DIF: L1", as ExamView writes an answer, its points and its settings. */
const EXAM_VIEW =
  /^\s*(?:ANS:\s*(?<said>\S.{0,200}?)\s+)?PTS:\s*(?<points>\d{1,4}(?:[.,]\d{1,2})?)(?:\s+(?<settings>\S.*))?$/

function examViewLines({ said, points, settings }: Record<string, string | undefined>): string[] {
  const answer = said === undefined ? [] : [`Answer: ${JUDGED[said] ?? said}`]
  return [...answer, `Points: ${points}`, ...(settings === undefined ? [] : [settings])]
}

const JUDGED: Readonly<Record<string, string>> = { T: 'True', F: 'False' }

/** "Which one? (Answer: B)" */
function withAnswer(text: string): string[] {
  const examView = EXAM_VIEW.exec(text)?.groups
  if (examView) return examViewLines(examView)
  const written = WRITTEN.exec(text.trimStart())
  if (written) {
    const letter = written[1]?.toUpperCase()
    const question = text.trimStart().slice(written[0].length)
    if (letter === undefined) return [question]
    return [question, `Answer: ${JUDGED[letter] ?? letter}`]
  }
  const comment = COMMENT.exec(text)?.[1]
  if (comment !== undefined && answerMark(comment) !== null) return [comment]
  if (answerMark(withoutSigns(text).trimStart()) !== null) return [text]
  const [, asked, said] = POINTED.exec(text) ?? []
  if (asked !== undefined) return [asked, `Answer: ${said}`]
  const match = ANSWER_AT_END.exec(text.length > 60 ? text.slice(-60) : text)
  const [, label = '', answer = ''] = match ?? []
  const before = match ? text.slice(0, text.length - match[0].length).trimEnd() : ''
  return before === '' ? [text] : [before, `${label}: ${answer}`]
}

/** The parts of a line with several options; null for any other line. */
function sideBySide(text: string, lines: readonly QuizLine[], row: number): string[] | null {
  if (!MAY_HAVE_SEVERAL.test(text)) return null
  const trimmed = text.trimStart()
  const boxes = /^(?:[☐☑☒○◯□]|\[[ xX]\]\s)/u.test(trimmed) ? trimmed.split(BOXES) : []
  if (boxes.length > 1) return boxes
  const labels = [...text.matchAll(LABEL)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    letter: plainLetter(match.groups?.letter ?? ''),
    look: `${match.groups?.open ?? ''}${match.groups?.closer ?? ''}`,
  }))
  for (const [index, first] of labels.entries()) {
    const isAtStart = text.slice(0, first.at).trim() === ''
    if (!isAtStart && first.letter !== '1' && !isNextLetter(first.letter, null)) continue
    const run = [first]
    for (const label of labels.slice(index + 1)) {
      const last = run.at(-1) ?? first
      if (label.look === first.look && follows(label.letter, last.letter)) run.push(label)
    }
    const second = run[1]
    if (second === undefined) continue
    const isTwice = nextText(lines, row).startsWith(
      text.slice(second.at, second.end).trim().toLowerCase(),
    )
    const isFull = run.every(({ end }, place) => text.slice(end, run[place + 1]?.at).trim() !== '')
    const isWide = first.look.length > 1 || /\s{2}$|\t$|　$/.test(text.slice(0, second.at))
    const isNumber = /\d/.test(first.letter)
    const isList = isAtStart ? !isNumber || first.look.endsWith(')') : run.length > 2 || isWide
    if (isTwice || !isFull || !isList || (isNumber && !isAtStart && first.look.length < 2)) continue
    const before = text.slice(0, first.at).trimEnd()
    const parts = run.map(({ at }, place) => text.slice(at, run[place + 1]?.at).trim())
    return before === '' ? parts : [before, ...parts]
  }
  return null
}

function follows(letter: string, last: string): boolean {
  return /\d/.test(last) ? Number(letter) === Number(last) + 1 : isFollowing(letter, last)
}
