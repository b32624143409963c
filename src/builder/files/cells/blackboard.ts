/**
 * Questions in the rows that Blackboard imports: a code for the kind, the question, then its
 * answers. There are no headings (rule SH7).
 */
import { plainNumber } from '#src/builder/files/quiz/openQuestions.ts'
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { labelSource, promptSource, textSource } from './fields.ts'
import { type CellRow, parseCells } from './parseCells.ts'

const words = staffWords.cells
const { trueFalse } = staffWords.gift

const CODES = /^(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|FIL|NUM|SR|OP|JUMBLED_SENTENCE|QUIZ_BOWL)$/

/** Whether nearly all rows begin with the code of a kind, in capitals. */
export function looksLikeBlackboard(text: string): boolean {
  const start = text.slice(0, 20_000)
  if (!/^\uFEFF?[A-Z_]{2,16}\t/.test(start)) return false
  const rows = rowsOf(start)
  const coded = rows.filter(({ cells }) => CODES.test(cells[0] ?? '') && cells[1])
  return coded.length > 0 && coded.length >= rows.length * 0.8
}

export function readBlackboard(text: string): {
  questions: PastedQuestion[]
  skipped: SkippedText[]
} {
  const questions: PastedQuestion[] = []
  const skipped: SkippedText[] = []
  for (const { line, cells } of rowsOf(text)) {
    const [code = '', prompt = '', ...answers] = cells
    const shared = { line, prompt: promptSource(prompt), problems: [], notes: [] }
    const question = prompt === '' ? null : questionOf(code, shared, answers)
    if (question !== null) questions.push(question)
    else {
      const why = prompt === '' ? words.skipped.noQuestion : words.skipped.unreadKind(code)
      skipped.push({ line, text: cells.filter(Boolean).join(' · '), why })
    }
  }
  return { questions, skipped }
}

type Shared = { line: number; prompt: string; problems: string[]; notes: string[] }

/** Null for a kind that questions here don't have. */
function questionOf(code: string, shared: Shared, cells: readonly string[]): PastedQuestion | null {
  const filled = cells.filter(Boolean)
  switch (code) {
    case 'MC':
    case 'MA':
      return choice(shared, cells, code === 'MA')
    case 'TF': {
      const key = ['true', 'false'].indexOf((filled[0] ?? '').toLowerCase())
      const problems = key < 0 ? [unknown(filled[0])] : []
      const options = [...trueFalse]
      return { ...shared, kind: 'singleChoice', options, key: key < 0 ? [] : [key], problems }
    }
    case 'FIB':
      return { ...shared, kind: 'shortText', accepted: filled }
    case 'NUM': {
      const value = plainNumber(filled[0] ?? '')
      const tolerance = Math.abs(plainNumber(filled[1] ?? '0') ?? 0)
      const problems = value === null ? [unknown(filled[0])] : []
      return {
        ...shared,
        kind: 'number',
        key: value === null ? null : { value, tolerance },
        problems,
      }
    }
    case 'MAT':
      return matrix(shared, cells)
    case 'ESS':
    case 'SR': {
      const sample = filled.map((cell) => textSource(words.answer(cell))).join('\n\n')
      return { ...shared, kind: 'longText', ...(sample === '' ? {} : { explanation: sample }) }
    }
    default:
      return null
  }
}

/** Each option is followed by whether it is correct. */
function choice(shared: Shared, cells: readonly string[], isMultiple: boolean): PastedQuestion {
  const options: string[] = []
  const key: number[] = []
  const problems: string[] = []
  for (let at = 0; at < cells.length; at += 2) {
    const [option = '', judged = ''] = cells.slice(at, at + 2)
    if (option === '') continue
    if (/^correct$/i.test(judged)) key.push(options.length)
    else if (!/^incorrect$/i.test(judged)) problems.push(words.problems.notJudged(option))
    options.push(labelSource(option))
  }
  if (options.length < 2) problems.push(words.problems.oneOption)
  if (key.length === 0) problems.push(words.problems.noKey)
  const kind = isMultiple || key.length > 1 ? 'multipleChoice' : 'singleChoice'
  return { ...shared, kind, options, key, problems }
}

/** Items and their matches in turn: a row for each item. */
function matrix(shared: Shared, cells: readonly string[]): PastedQuestion {
  const pairs = cells.flatMap((item, at) =>
    at % 2 === 0 && item !== '' ? { item, match: cells[at + 1] ?? '' } : [],
  )
  const options = [...new Set(pairs.map(({ match }) => match).filter(Boolean))]
  return {
    ...shared,
    kind: 'matrix',
    rows: pairs.map(({ item }) => labelSource(item)),
    options: options.map(labelSource),
    key: pairs.map(({ match }) => options.indexOf(match)),
    problems: pairs.flatMap(({ item, match }) =>
      match === '' ? words.problems.noMatch(item) : [],
    ),
    notes: [staffWords.gift.notes.matching],
  }
}

function rowsOf(text: string): CellRow[] {
  return parseCells(text.replace(/^\uFEFF/, ''), '\t')
}

function unknown(answer = ''): string {
  return answer === '' ? words.problems.noKey : words.problems.unknownAnswer(answer)
}
