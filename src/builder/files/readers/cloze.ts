/**
 * Cloze is Moodle's format for gaps in a text: `{1:SHORTANSWER:=Oslo}`. It isn't read, and its
 * answers must not reach candidates, so that readers only see where it was.
 */
import type { SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import type { ReadQuestions } from './reader.ts'

/** A noncharacter in the place of a gap, on each of its lines and in each of its cells. */
const MARK = '\uFFFE'

const KINDS = [
  'MULTICHOICE(?:_[VH]?S?)?|MC[VH]?S?',
  'MULTIRESPONSE(?:_[VH]?S?)?|MR[VH]?S?',
  'SHORTANSWER(?:_C)?|SAC?|MWC?',
  'NUMERICAL|NM',
  // Of plug-ins.
  'REGEXP(?:_C)?|RXC?|ESSAY|ES|GUESSIT|GI|WORDLE|WD',
].join('|')

/** With colons and braces as such, or escaped as in a text in GIFT. */
const START = new RegExp(
  `(\\\\?)\\{\\s{0,5}\\d{0,5}\\s{0,5}\\\\?:\\s{0,5}(?:${KINDS})\\s{0,5}\\\\?:`,
  'gi',
)

/** One that is longer, or goes on to another brace below a blank line, is open: its line ends it. */
const LONGEST = 5_000

/** The text with each gap hidden. The number of lines and of cells stays the same. */
export function withoutCloze(text: string): string {
  const pieces: string[] = []
  let from = 0
  START.lastIndex = 0
  for (let match = START.exec(text); match !== null; match = START.exec(text)) {
    const end = endOfGap(text, START.lastIndex, match[1] !== '')
    pieces.push(
      text.slice(from, match.index).replaceAll(MARK, '\uFFFD'),
      text.slice(match.index, end).replace(/[^\t\n\r]+|(?<=\n)(?=[\r\n])/g, MARK),
    )
    from = end
    START.lastIndex = end
  }
  return from === 0 ? text : pieces.join('') + text.slice(from).replaceAll(MARK, '\uFFFD')
}

function endOfGap(text: string, from: number, isEscaped: boolean): number {
  const rest = text.slice(from, from + LONGEST)
  const end = (isEscaped ? /\\\}/ : /(?<!\\)\}/).exec(rest)
  const gap = rest.slice(0, end?.index ?? 0)
  const blank = gap.search(/\n[ \t\r]*\n/)
  const isWhole = blank < 0 || !gap.includes('{', blank)
  if (end !== null && isWhole) return from + end.index + end[0].length
  return from + (/[\r\n]|$/.exec(rest)?.index ?? 0)
}

/** What was read from `seen`: questions that had a gap are left out, as they are in `text`. */
export function leaveOutCloze(read: ReadQuestions, text: string, seen: string): ReadQuestions {
  const { questions, skipped, table } = read
  const [lines = [], hidden = []] = [text, seen].map((each) => each.split(/\r\n|\r|\n/))
  const { why } = staffWords.pasting.cloze
  const others = skipped.map((part) =>
    hasGap(part) ? { ...part, text: asWritten(part, lines, hidden), why } : part,
  )
  // Such as comments inside a question, which are listed apart from it.
  const listed = new Set(
    others.flatMap((part) => part.text.split('\n').map((_, at) => part.line - 1 + at)),
  )
  const starts = [...new Set(questions.map(({ line }) => line))].toSorted((a, b) => a - b)
  const ends = new Map(starts.map((line, at) => [line, starts[at + 1] ?? lines.length + 1]))
  const leftOut = questions.filter(hasGap).map(({ line }) => {
    const own = lines.slice(line - 1, (ends.get(line) ?? line + 1) - 1)
    const unlisted = own.filter((_, at) => !listed.has(line - 1 + at))
    return { line, text: unlisted.join('\n').trim(), why }
  })
  return {
    ...read,
    questions: questions.filter((question) => !hasGap(question)),
    skipped: [...others, ...leftOut].toSorted((a, b) => a.line - b.line),
    notes: read.notes.filter((note) => !hasGap(note)),
    ...(table
      ? {
          table: {
            ...table,
            columns: table.columns.map((column) => ({
              ...column,
              example: column.example.replaceAll(MARK, '…'),
            })),
          },
        }
      : {}),
  }
}

/** Lines between the first and the last one may be listed apart, such as comments. */
const MAX_BETWEEN = 50

function asWritten(part: SkippedText, lines: string[], hidden: string[]): string {
  let at = part.line - 1
  return part.text
    .split('\n')
    .map((line) => {
      if (!line.includes(MARK)) return line
      const place = hidden
        .slice(at, at + MAX_BETWEEN)
        .findIndex((each) => each.trim() === line.trim())
      at += place + 1
      return place < 0 ? line.replaceAll(MARK, '…') : (lines[at - 1] ?? '')
    })
    .join('\n')
    .trim()
}

function hasGap(part: ReadQuestions['questions'][number] | SkippedText | string): boolean {
  return JSON.stringify(part).includes(MARK)
}
