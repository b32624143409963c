import type { QuizLine } from './lines.ts'
import {
  answerMark,
  headingMark,
  isRule,
  numberedHeading,
  optionMark,
  questionMark,
} from './lineMarks.ts'
import { endsLikeQuestion } from './openQuestions.ts'
import { newDraft, type QuestionDraft } from './questionDraft.ts'

/** How questions start in this text: numbered headings of one level, numbered lines, or neither. */
export type QuestionStyle =
  | { kind: 'headings'; level: number }
  | { kind: 'numbers'; indent: number }
  | { kind: 'bare' }

/**
 * Headings take precedence over numbered lines; of several heading levels, the one with the most
 * questions.
 */
export function questionStyle(lines: readonly QuizLine[]): QuestionStyle {
  const countByLevel = new Map<number, number>()
  let indent: number | null = null
  for (const { text, isCode, indent: own } of lines) {
    if (isCode) continue
    const heading = headingMark(text)
    if (heading && numberedHeading(heading.text)) {
      countByLevel.set(heading.level, (countByLevel.get(heading.level) ?? 0) + 1)
    }
    if (indent === null && questionMark(text.trimStart())) indent = own
  }
  const [level] = [...countByLevel].toSorted((a, b) => b[1] - a[1])[0] ?? []
  if (level !== undefined) return { kind: 'headings', level }
  return indent === null ? { kind: 'bare' } : { kind: 'numbers', indent }
}

/** The context before a line, as far as it decides whether a question starts there. */
export type Before = { draft: QuestionDraft | null; number: number; wasBlank: boolean }

/** A question with its number in the text. */
export type QuestionStart = { draft: QuestionDraft; number: number }

/** The question that starts with this line, or null. */
export function questionStart(
  line: QuizLine,
  style: QuestionStyle,
  before: Before,
): QuestionStart | null {
  if (style.kind === 'headings') return headingStart(line, style.level, before.number)
  if ((before.draft?.folds ?? 0) > 0) return null
  if (style.kind === 'bare') return bareStart(line, before)
  const mark = questionMark(line.text.trimStart())
  if (mark === null || line.indent > style.indent + 1) return null
  const goesOn = mark.number > before.number
  const isOver = before.draft === null || before.draft.stage !== 'prompt'
  // A list inside a question restarts at 1, and so does a new part of the quiz.
  if (!goesOn && !(isOver && mark.number <= 1)) return null
  return { draft: newDraft(line.number, 0, mark.text), number: mark.number }
}

/**
 * At the questions' own level, with a number or ending like a question; or at another level with
 * the next number.
 */
function headingStart(line: QuizLine, level: number, before: number): QuestionStart | null {
  const heading = headingMark(line.text)
  const mark = heading && numberedHeading(heading.text)
  if (!heading) return null
  const isOfLevel = heading.level === level
  if (!mark) {
    if (!isOfLevel || before === 0 || !endsLikeQuestion(heading.text)) return null
    return { draft: newDraft(line.number, level, heading.text), number: before }
  }
  if (!isOfLevel && mark.number !== before + 1) return null
  return { draft: newDraft(line.number, heading.level, mark.text), number: mark.number }
}

/** Without numbers, text after a blank line starts a question once the previous one has options. */
function bareStart(line: QuizLine, { draft, wasBlank }: Before): QuestionStart | null {
  const text = line.text.trimStart()
  if (text === '' || isRule(text) || optionMark(text) || answerMark(text) !== null) return null
  const heading = headingMark(text)
  const goesOn = draft !== null && draft.stage !== 'done' && !heading
  if (goesOn && (draft.stage === 'prompt' || !wasBlank)) return null
  return { draft: newDraft(line.number, 0, heading?.text ?? text), number: 0 }
}
