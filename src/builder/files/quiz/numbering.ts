/**
 * What each number at the start of a line counts: questions, or items (options, or the parts of a
 * matching) inside one. One kind of mark counts questions in a text; numbers that start again, or
 * are written with another mark, only count questions with a note that says so.
 */
import { staffWords } from '#src/staff/words/staffWords.ts'

import { PART_LINE } from './labels.ts'
import type { QuizLine } from './lines.ts'
import {
  answerMark,
  headingMark,
  type LooseMark,
  looseMark,
  NUMBERS,
  type NumberMark,
  numberMark,
  optionMark,
} from './lineMarks.ts'
import { pairsIn } from './matching.ts'
import { endsLikeQuestion } from './openQuestions.ts'
import type { QuestionStyle } from './questionStyle.ts'

const { problems } = staffWords.quiz

/** The number of a question, and what to say about it. */
export type QuestionRole = {
  role: 'question'
  mark: { number: number | null; text: string }
  note: string | null
}
/** `place`: its place in the list, from 1. */
export type ItemRole = {
  role: 'item'
  mark: LooseMark
  place: number
  isNumber: boolean
  note: string | null
}
/** What a line is by its label, by the line's index; a line without a role may be anything else. */
export type Roles = ReadonlyMap<number, QuestionRole | ItemRole>

const NO_NUMBERS: ReadonlyMap<number, NumberMark> = new Map()

/** What the labelled lines are. */
export function rolesOf(lines: readonly QuizLine[], style: QuestionStyle): Roles {
  const roles = new Map<number, QuestionRole | ItemRole>()
  if (style.kind === 'unnumbered') {
    for (const [at, item] of itemRuns(lines, NO_NUMBERS)) roles.set(at, item)
    for (const [at, text] of style.starts) {
      roles.set(at, { role: 'question', mark: { number: null, text }, note: null })
    }
    return roles
  }
  const counts = style.kind === 'numbers' ? questionNumbers(lines, style) : NO_NUMBERS
  for (const [at, item] of itemRuns(lines, counts)) roles.set(at, item)
  if (style.kind === 'numbers') countQuestions(lines, style, counts, roles)
  return roles
}

/** The lines with the mark that counts questions. */
function questionNumbers(
  lines: readonly QuizLine[],
  style: { series: string; indent: number },
): ReadonlyMap<number, NumberMark> {
  const marks = new Map<number, NumberMark>()
  for (const [at, { text, isCode, indent }] of lines.entries()) {
    const mark = isCode || indent > style.indent + 1 ? null : numberMark(text.trimStart())
    if (mark?.series === style.series) marks.set(at, mark)
  }
  return marks
}

/** At most this many lines lie between two items of a list. */
const MAX_GAP = 12

/** A letter without any mark, whose series is its alphabet alone, is only a label close to others. */
function maxGap(series: string): number {
  return /[\p{L}\d]$/u.test(series) ? 2 : MAX_GAP
}

type Run = { series: string; indexes: number[]; last: number }

/** Two or more labels that are written alike and count from the first one. */
function itemRuns(
  lines: readonly QuizLine[],
  questions: ReadonlyMap<number, NumberMark>,
): Map<number, ItemRole> {
  const open = new Map<string, Map<number, Run>>()
  const runs: Run[] = []
  const marks = new Map<number, LooseMark>()
  for (const [at, { text, isCode, indent }] of lines.entries()) {
    const mark = isCode || questions.has(at) ? null : looseMark(text.trimStart())
    if (mark === null) continue
    marks.set(at, mark)
    for (const [series, place] of mark.places) {
      const byIndent = open.get(series) ?? new Map<number, Run>()
      const near = [indent, indent - 1, indent + 1]
      const run = byIndent.get(near.find((each) => byIndent.get(each)?.last === place - 1) ?? -1)
      if (run && at - (run.indexes.at(-1) ?? at) <= maxGap(series)) {
        run.indexes.push(at)
        run.last = place
      } else if (place === 1) {
        const started = { series, indexes: [at], last: 1 }
        open.set(series, byIndent.set(indent, started))
        runs.push(started)
      }
    }
  }
  const roles = new Map<number, ItemRole>()
  for (const { series, indexes } of runs.toSorted((a, b) => a.indexes.length - b.indexes.length)) {
    if (indexes.length < 2) continue
    for (const [index, at] of indexes.entries()) {
      const mark = marks.get(at)
      const isNumber = series.startsWith(NUMBERS)
      if (mark) roles.set(at, { role: 'item', mark, place: index + 1, isNumber, note: null })
    }
  }
  return roles
}

/** Decides, number by number, whether it is the next question, a list inside one, or text. */
function countQuestions(
  lines: readonly QuizLine[],
  style: { series: string; indent: number },
  counts: ReadonlyMap<number, NumberMark>,
  roles: Map<number, QuestionRole | ItemRole>,
): void {
  let number = 0
  let isOver = false
  let isPart = true
  let wasBlank = true
  let items: ReadonlySet<number> = new Set()
  const question = (at: number, mark: NumberMark, note: string | null): void => {
    roles.set(at, { role: 'question', mark, note })
    number = mark.number
    isOver = false
    isPart = false
  }
  for (const [at, { text, isCode, indent }] of lines.entries()) {
    const own = counts.get(at)
    const trimmed = text.trimStart()
    if (isCode) wasBlank = false
    else if (items.has(at)) isOver = true
    else if (own) {
      if (own.number > number) question(at, own, null)
      else {
        const list = ownList(lines, counts, at, isOver)
        if (list !== null && !isPart) {
          items = new Set(list)
          isOver = true
          for (const [index, each] of list.entries()) {
            const mark = looseMark(lines[each]?.text.trimStart() ?? '')
            const note = index === 0 ? problems.sameNumbers : null
            if (mark)
              roles.set(each, { role: 'item', mark, place: index + 1, isNumber: true, note })
          }
        } else if (isPart || isOver || wasBlank) {
          question(at, own, isPart ? null : problems.restart(own.label))
        }
      }
    } else {
      const mark = roles.has(at) || indent > style.indent + 1 ? null : numberMark(trimmed)
      if (mark && number > 0 && mark.number === number + 1) question(at, mark, problems.otherMark)
      else if (roles.has(at) || optionMark(trimmed) || answerMark(trimmed) !== null) isOver = true
      else if (headingMark(trimmed) || PART_LINE.test(trimmed)) isPart = true
    }
    if (!isCode) wasBlank = trimmed === ''
  }
}

/**
 * A list from 1 that is numbered like the questions: options, if an answer follows that is a number
 * of it, or if the line above asks; after other options, if pairs follow. Null for anything else.
 */
function ownList(
  lines: readonly QuizLine[],
  counts: ReadonlyMap<number, NumberMark>,
  from: number,
  isOver: boolean,
): number[] | null {
  const list: number[] = []
  let answer: string | null = null
  for (let at = from; at < lines.length && at - (list.at(-1) ?? at) <= MAX_GAP; at++) {
    const text = lines[at]?.text.trimStart() ?? ''
    if (counts.get(at)?.number === list.length + 1) list.push(at)
    else if (counts.has(at) || headingMark(text)) break
    else {
      answer = answerMark(text)
      if (answer !== null || optionMark(text)) break
    }
  }
  if (list.length < 2) return null
  if (isOver) return answer !== null && pairsIn(answer).length > 1 ? list : null
  const isAsked = endsLikeQuestion(lines[from - 1]?.text ?? '')
  const isPlain = list.every((at) => !endsLikeQuestion(lines[at]?.text ?? ''))
  const named = answer === null ? null : /^\s*\(?(\d{1,3})\b/.exec(answer)
  return (isAsked && isPlain) || (named && Number(named[1]) <= list.length) ? list : null
}
