/**
 * Finds the questions in pasted text: numbered headings or lines, with lettered, ticked or bulleted
 * options and the answer below, folded or not, or all answers at the end. Every line becomes part of
 * a question or is listed as skipped (rules PT1 to PT8 of the README of these files).
 */
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { assignKeys, dealOutAnswers } from './assigning.ts'
import { finishQuestion } from './finishing.ts'
import { takeLine } from './gathering.ts'
import { keysIn } from './keys.ts'
import { PAGE_LINE, POINTS_LINE } from './labels.ts'
import { type QuizLine, quizLines } from './lines.ts'
import { isRule } from './lineMarks.ts'
import { rolesOf } from './numbering.ts'
import { settleCode } from './optionCode.ts'
import { withBareBrackets } from './points.ts'
import type { QuestionDraft } from './questionDraft.ts'
import { isAboveOptions, isNextInCode, questionStart } from './questionStarts.ts'
import { questionStyle } from './questionStyle.ts'
import { splitSameLines } from './sameLine.ts'
import { lineWithoutSigns } from './signs.ts'

const {
  skipped: why,
  problems: { openCode },
} = staffWords.quiz

/** The questions in the text of a quiz, and what was not understood. */
export type QuizReading = { questions: PastedQuestion[]; skipped: SkippedText[] }

/** Finds the questions in pasted text. Everything else is listed as skipped. */
export function readQuiz(text: string): QuizReading {
  const written = quizLines(text).map(lineWithoutSigns)
  const keys = keysIn(written)
  const lines = splitSameLines(written.filter((_, at) => !keys.lines.has(at)))
  const style = questionStyle(lines)
  const roles = rolesOf(lines, style)
  const leftOvers = gatherer()
  const drafts: QuestionDraft[] = []
  let draft: QuestionDraft | null = null
  let number = 0
  let wasBlank = true
  /** Points on a line above their question. */
  let pointsAbove: number | null = null

  const addLeft = ({ left }: QuestionDraft): void => {
    for (const line of left.splice(0)) leftOvers.add(line, why.after)
  }
  const end = (): void => {
    if (draft === null) return
    settleCode(draft)
    addLeft(draft)
  }

  for (const [at, line] of lines.entries()) {
    const role = roles.get(at)
    const start: QuestionDraft | null = line.isCode
      ? null
      : questionStart(line, role, style, {
          draft,
          number,
          wasBlank,
          isAbove: () => isAboveOptions(lines, roles, at),
        })
    if (start) {
      end()
      leftOvers.end()
      draft = { ...start, points: pointsAbove }
      drafts.push(draft)
      pointsAbove = null
      number = start.number ?? number
    } else if (draft === null) {
      const points = POINTS_LINE.exec(line.text.trim())?.[1]
      if (points === undefined)
        leftOvers.add(line, PAGE_LINE.test(line.text.trim()) ? why.page : why.before)
      else pointsAbove = Number(points.replace(',', '.'))
    } else {
      if (line.isCode && isNextInCode(line, style, number) && draft.problems.length < 3) {
        draft.problems.push(openCode(line.number))
      }
      const leftOver = takeLine(draft, line, role, wasBlank)
      addLeft(draft)
      if (leftOver !== null) leftOvers.add(line, why[leftOver])
    }
    // A blank line inside a code block ends nothing.
    wasBlank = line.text === '' && !line.isCode
  }
  end()
  const notAssigned = [...assignKeys(drafts, keys, written), ...dealOutAnswers(drafts, written)]
  for (const each of notAssigned) {
    leftOvers.addText(each.line, each.text, each.why)
  }
  const questions: PastedQuestion[] = []
  for (const each of drafts) {
    const finished = finishQuestion(each, style)
    questions.push(...finished.questions)
    for (const left of finished.unclear) leftOvers.addText(left.line, left.text, why.unclear)
  }
  return { questions: withBareBrackets(questions), skipped: leftOvers.all() }
}

/** Adjacent skipped lines become one entry. */
function gatherer(): {
  add: (line: QuizLine, reason: string) => void
  addText: (line: number, text: string, reason: string) => void
  end: () => void
  all: () => SkippedText[]
} {
  const skipped: SkippedText[] = []
  let lines: string[] = []
  let first: { line: number; reason: string } | null = null

  const end = (): void => {
    const text = lines.join('\n').trim()
    if (first !== null && text !== '') skipped.push({ line: first.line, text, why: first.reason })
    lines = []
    first = null
  }

  return {
    add(line, reason) {
      if (first === null && (line.text === '' || isRule(line.text))) return
      // What follows a heading belongs to it.
      if (first !== null && first.reason !== reason && reason !== why.after) end()
      first ??= { line: line.number, reason }
      lines.push(line.text)
    },
    addText(line, text, reason) {
      end()
      skipped.push({ line, text, why: reason })
    },
    end,
    all() {
      end()
      return skipped.toSorted((a, b) => a.line - b.line)
    },
  }
}
