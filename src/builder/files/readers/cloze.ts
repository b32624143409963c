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

/** What was read without the gaps: questions that had one are left out, as they are in `text`. */
export function leaveOutCloze(read: ReadQuestions, text: string): ReadQuestions {
  const { questions, skipped, table } = read
  const lines = text.split(/\r\n|\r|\n/)
  const starts = [...new Set([...questions, ...skipped].map(({ line }) => line))].toSorted(
    (a, b) => a - b,
  )
  const ends = new Map(starts.map((line, at) => [line, starts[at + 1] ?? lines.length + 1]))
  const asWritten = (line: number, end: number): SkippedText => {
    const written = lines
      .slice(line - 1, end - 1)
      .join('\n')
      .trim()
    return { line, text: written, why: staffWords.pasting.cloze.why }
  }
  const leftOut = questions
    .filter(hasGap)
    .map(({ line }) => asWritten(line, ends.get(line) ?? line + 1))
  const others = skipped.map((part) =>
    hasGap(part) ? asWritten(part.line, part.line + part.text.split('\n').length) : part,
  )
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

function hasGap(part: ReadQuestions['questions'][number] | SkippedText | string): boolean {
  return JSON.stringify(part).includes(MARK)
}
