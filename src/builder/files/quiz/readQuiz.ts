/**
 * Finds the questions in pasted text: numbered headings or lines, with lettered, ticked or bulleted
 * options and the answer below, folded or not. Every line becomes part of a question or is listed
 * as skipped.
 */
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { finishQuestion } from './finishing.ts'
import { takeLine } from './gathering.ts'
import { type QuizLine, quizLines } from './lines.ts'
import { isRule } from './lineMarks.ts'
import { settleCode } from './optionCode.ts'
import type { QuestionDraft } from './questionDraft.ts'
import { type QuestionStart, questionStart, questionStyle } from './questionStarts.ts'

const why = staffWords.quiz.skipped

/** The questions in the text of a quiz, and what was not understood. */
export type QuizReading = { questions: PastedQuestion[]; skipped: SkippedText[] }

/** Finds the questions in pasted text. Everything else is listed as skipped. */
export function readQuiz(text: string): QuizReading {
  const lines = quizLines(text)
  const style = questionStyle(lines)
  const questions: PastedQuestion[] = []
  const leftOvers = gatherer()
  let draft: QuestionDraft | null = null
  let number = 0
  let wasBlank = true

  const finish = (): void => {
    if (draft === null) return
    settleCode(draft)
    addLeft(draft)
    const finished = finishQuestion(draft, style.kind === 'bare')
    questions.push(...finished.questions)
    for (const each of finished.unclear) leftOvers.addText(each.line, each.text, why.unclear)
  }
  const addLeft = ({ left }: QuestionDraft): void => {
    for (const line of left.splice(0)) leftOvers.add(line, why.after)
  }

  for (const line of lines) {
    const start: QuestionStart | null = line.isCode
      ? null
      : questionStart(line, style, { draft, number, wasBlank })
    if (start) {
      finish()
      leftOvers.end()
      draft = start.draft
      number = start.number
    } else if (draft === null) leftOvers.add(line, why.before)
    else {
      const leftOver = takeLine(draft, line, wasBlank)
      addLeft(draft)
      if (leftOver !== null) leftOvers.add(line, why[leftOver])
    }
    // A blank line inside a code block ends nothing.
    wasBlank = line.text === '' && !line.isCode
  }
  finish()
  return { questions, skipped: leftOvers.all() }
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
