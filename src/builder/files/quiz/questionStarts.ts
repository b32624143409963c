import { staffWords } from '#src/staff/words/staffWords.ts'

import { plainOptions } from './choice.ts'
import { PAGE_LINE, PART_LINE } from './labels.ts'
import { isNextLetter } from './letters.ts'
import type { QuizLine } from './lines.ts'
import {
  answerMark,
  headingMark,
  isRule,
  numberedHeading,
  numberMark,
  optionMark,
} from './lineMarks.ts'
import type { ItemRole, QuestionRole, Roles } from './numbering.ts'
import { endsAsking, endsLikeQuestion } from './openQuestions.ts'
import { newDraft, type QuestionDraft } from './questionDraft.ts'
import type { QuestionStyle } from './questionStyle.ts'

const { noBlankLine } = staffWords.quiz.problems

/** The context of a line, as far as it decides whether a question starts there. */
export type Context = {
  draft: QuestionDraft | null
  number: number
  wasBlank: boolean
  /** Options and their answer follow directly, as in Aiken. */
  isAbove: () => boolean
}

/** The question that starts with this line, or null. */
export function questionStart(
  line: QuizLine,
  role: QuestionRole | ItemRole | undefined,
  style: QuestionStyle,
  before: Context,
): QuestionDraft | null {
  if (style.kind === 'headings') return headingStart(line, style.level, before.number)
  if ((before.draft?.folds ?? 0) > 0) return null
  if (style.kind === 'bare') return role ? null : bareStart(line, before)
  if (role?.role !== 'question') return null
  const { mark, note } = role
  const level = style.kind === 'unnumbered' ? (headingMark(line.text)?.level ?? 0) : 0
  const draft = newDraft(line.number, level, mark.text, mark.number)
  return note === null ? draft : { ...draft, problems: [note] }
}

/** Whether a line of code reads like the next question, so that the code may end too late. */
export function isNextInCode(line: QuizLine, style: QuestionStyle, number: number): boolean {
  if (style.kind === 'unnumbered') return false
  const heading = style.kind === 'headings' ? headingMark(line.text) : null
  const mark = heading ? numberedHeading(heading.text) : numberMark(line.text.trimStart())
  if (style.kind === 'numbers' && mark?.series !== style.series) return false
  const isStart = style.kind === 'headings' ? heading?.level === style.level : line.indent < 2
  return isStart && number > 0 && mark?.number === number + 1
}

/**
 * At the questions' own level, with a number or ending like a question; or at another level with
 * the next number.
 */
function headingStart(line: QuizLine, level: number, before: number): QuestionDraft | null {
  const heading = headingMark(line.text)
  const mark = heading && numberedHeading(heading.text)
  if (!heading) return null
  const isOfLevel = heading.level === level
  if (!mark) {
    if (!isOfLevel || before === 0 || !endsLikeQuestion(heading.text)) return null
    return newDraft(line.number, level, heading.text)
  }
  if (!isOfLevel && mark.number !== before + 1) return null
  return newDraft(line.number, heading.level, mark.text, mark.number)
}

/** Whether the options below a line are its own: they start with the first one, and have an answer. */
export function isAboveOptions(lines: readonly QuizLine[], roles: Roles, at: number): boolean {
  const role = roles.get(at + 1)
  const first = optionMark(lines[at + 1]?.text.trimStart() ?? '')?.letter ?? null
  const isItem = role?.role === 'item' && role.place === 1 && !role.isNumber
  if (!isItem && (first === null || !isNextLetter(first, null))) return false
  for (const { text, isCode } of lines.slice(at + 2, at + MAX_LINES)) {
    if (!isCode && answerMark(text.trimStart()) !== null) return true
  }
  return false
}

/**
 * Without numbers, text after a blank line starts a question once the previous one has options, and so
 * does a line after an answer with other options below it.
 */
function bareStart(line: QuizLine, { draft, wasBlank, isAbove }: Context): QuestionDraft | null {
  const text = line.text.trimStart()
  if (text === '' || isRule(text) || optionMark(text) || answerMark(text) !== null) return null
  if (PART_LINE.test(text) || PAGE_LINE.test(text)) return null
  const heading = headingMark(text)
  const goesOn = draft !== null && draft.stage !== 'done' && !heading
  const isNext = goesOn && draft.stage === 'answer' && isAbove()
  if (goesOn && !isNext && (!wasBlank || !isComplete(draft))) return null
  const start = newDraft(line.number, 0, heading?.text ?? text)
  const isUnclear = isNext && !wasBlank && draft.explanation.some((each) => each !== '')
  return isUnclear ? { ...start, problems: [noBlankLine] } : start
}

/** Longer prompts have no options without marks. */
const MAX_LINES = 40

/** Whether a question without lettered options has others: a list below it, or marked lines. */
function isComplete(draft: QuestionDraft): boolean {
  const { stage, items, prompt } = draft
  if (stage !== 'prompt') return true
  if (prompt.length > MAX_LINES) return false
  const isListed = items.length > 1 && endsAsking(prompt.slice(0, items[0]?.at))
  return isListed || plainOptions(draft) !== null
}
