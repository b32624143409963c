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
  numberedHeading,
  type NumberMark,
  numberMark,
  optionMark,
} from './lineMarks.ts'
import { pairsIn } from './matching.ts'
import { endsLikeQuestion } from './openQuestions.ts'

const { problems } = staffWords.quiz

/** How questions start in this text: numbered headings of one level, numbered lines, or neither. */
export type QuestionStyle =
  | { kind: 'headings'; level: number }
  | { kind: 'numbers'; series: string; indent: number }
  | { kind: 'bare' }

/** The number of a question, and what to say about it. */
export type QuestionRole = { role: 'question'; mark: NumberMark; note: string | null }
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

/**
 * Headings take precedence over numbered lines; of several heading levels, the one with the most
 * questions. "Question 1" takes precedence over "1.".
 */
export function questionStyle(lines: readonly QuizLine[]): QuestionStyle {
  const countByLevel = new Map<number, number>()
  let first: { series: string; indent: number; at: number } | null = null
  let word: { series: string; indent: number; at: number } | null = null
  for (const [at, { text, isCode, indent }] of lines.entries()) {
    if (isCode) continue
    const heading = headingMark(text)
    if (heading && numberedHeading(heading.text)) {
      countByLevel.set(heading.level, (countByLevel.get(heading.level) ?? 0) + 1)
    }
    if (word !== null) continue
    const mark = numberMark(text.trimStart())
    if (mark === null) continue
    first ??= { series: mark.series, indent, at }
    if (mark.series === 'word') word = { series: 'word', indent, at }
  }
  const [level] = [...countByLevel].toSorted((a, b) => b[1] - a[1])[0] ?? []
  if (level !== undefined) return { kind: 'headings', level }
  if (word !== null) return { kind: 'numbers', series: 'word', indent: word.indent }
  if (first === null || isListBelowQuestion(lines, first.at)) return { kind: 'bare' }
  return { kind: 'numbers', series: first.series, indent: first.indent }
}

/** Numbered options below a question without a number. */
function isListBelowQuestion(lines: readonly QuizLine[], at: number): boolean {
  const above = lines[at - 1]
  if (above === undefined || !endsLikeQuestion(above.text)) return false
  let count = 0
  for (; numberMark(lines[at + count]?.text.trimStart() ?? '')?.number === count + 1; count++) {
    if (endsLikeQuestion(lines[at + count]?.text ?? '')) return false
  }
  return count > 1
}

const NO_NUMBERS: ReadonlyMap<number, NumberMark> = new Map()

/** What the labelled lines are. */
export function rolesOf(lines: readonly QuizLine[], style: QuestionStyle): Roles {
  const roles = new Map<number, QuestionRole | ItemRole>()
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

type Run = { series: string; indexes: number[]; last: number }

/** Two or more labels that are written alike and count from the first one. */
function itemRuns(
  lines: readonly QuizLine[],
  questions: ReadonlyMap<number, NumberMark>,
): Map<number, ItemRole> {
  const open = new Map<string, Run>()
  const runs: Run[] = []
  const marks = new Map<number, LooseMark>()
  for (const [at, { text, isCode, indent }] of lines.entries()) {
    const mark = isCode || questions.has(at) ? null : looseMark(text.trimStart())
    if (mark === null) continue
    marks.set(at, mark)
    for (const [look, place] of mark.places) {
      const series = `${look}@${indent}`
      const run = open.get(series)
      const goesOn = run?.last === place - 1 && at - (run.indexes.at(-1) ?? at) <= MAX_GAP
      if (run && goesOn) {
        run.indexes.push(at)
        run.last = place
      } else if (place === 1) {
        const started = { series, indexes: [at], last: 1 }
        open.set(series, started)
        runs.push(started)
      }
    }
  }
  const roles = new Map<number, ItemRole>()
  for (const { series, indexes } of runs.toSorted((a, b) => a.indexes.length - b.indexes.length)) {
    if (indexes.length < 2) continue
    for (const [index, at] of indexes.entries()) {
      const mark = marks.get(at)
      const isNumber = series.startsWith('1')
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
          question(at, own, isPart ? null : problems.restart(own.number))
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
