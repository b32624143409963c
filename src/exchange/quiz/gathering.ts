import { foldedLine } from './foldedTags.ts'
import type { QuizLine } from './lines.ts'
import {
  answerMark,
  bulletMark,
  explanationMark,
  headingMark,
  isRule,
  type OptionMark,
  optionMark,
} from './marks.ts'
import type { QuestionDraft } from './questionDraft.ts'

/** Why a line is no part of the question before it; null when it is one. */
export type LeftOver = 'heading' | 'after'

/** Takes the next line into a question, or says why it is no part of it. */
export function takeLine(draft: QuestionDraft, line: QuizLine, wasBlank: boolean): LeftOver | null {
  const text = line.text.trimStart()
  if (line.isCode || text === '') return keep(draft, line, wasBlank)
  const folded = foldedLine(text)
  if (folded !== null) {
    if (folded.opens && draft.stage !== 'done') draft.stage = 'answer'
    const said = { ...line, text: folded.text }
    const isTaken = said.text === '' || takeMarked(draft, said, said.text)
    const leftOver = isTaken ? null : keep(draft, said, false)
    draft.folds = Math.max(0, draft.folds + folded.folds)
    if (draft.folds === 0 && folded.folds < 0) draft.stage = 'done'
    return leftOver
  }
  return takeMarked(draft, line, text) ? null : takeHeading(draft, line, text, wasBlank)
}

/** Options, answers and explanations say themselves what they are. */
function takeMarked(draft: QuestionDraft, line: QuizLine, text: string): boolean {
  if (draft.stage === 'done') return false
  const answer = answerMark(text)
  if (answer !== null && draft.answer === null) {
    draft.stage = 'answer'
    draft.answer = answer
    return true
  }
  const explanation = draft.stage === 'prompt' ? null : explanationMark(text)
  if (explanation !== null) {
    draft.stage = 'answer'
    draft.explanation.push(explanation)
    return true
  }
  const option = draft.stage === 'answer' || line.indent > 7 ? null : optionMark(text)
  if (option === null || !isNext(draft, option)) return false
  draft.stage = 'options'
  const { letter, isRight } = option
  draft.options.push({ letter, isRight, lines: [option.text] })
  return true
}

/** A letter counts on from the one before: "I. think" in the middle of a text is no option. */
function isNext({ options }: QuestionDraft, { letter }: OptionMark): boolean {
  const last = options.at(-1)
  if (last === undefined) return letter === null || letter === 'a'
  return letter === null ? last.letter === null : last.letter !== null && letter > last.letter
}

/** Headings below the question belong to it; others, and rules, end it. */
function takeHeading(
  draft: QuestionDraft,
  line: QuizLine,
  text: string,
  wasBlank: boolean,
): LeftOver | null {
  const isFolded = draft.folds > 0
  const heading = headingMark(text)
  if (heading && !isFolded) {
    const isOwn = draft.level > 0 && heading.level > draft.level && draft.stage !== 'options'
    if (!isOwn || draft.stage === 'done') {
      draft.stage = 'done'
      return 'heading'
    }
  }
  if (isRule(text) && !isFolded && draft.prompt.length > 1) {
    draft.stage = 'done'
    return null
  }
  return keep(draft, line, wasBlank)
}

/** Text, code and blank lines go where the question stands. */
function keep(draft: QuestionDraft, line: QuizLine, wasBlank: boolean): LeftOver | null {
  switch (draft.stage) {
    case 'prompt':
      if (bulletMark(line.text.trimStart()) && !line.isCode) {
        draft.bullets.push(draft.prompt.length)
      }
      draft.prompt.push(line.text)
      return null
    case 'answer':
      draft.explanation.push(line.text)
      return null
    case 'options': {
      const last = draft.options.at(-1)
      const goesOn = !wasBlank || line.indent > 1 || (line.isCode && isWithinCode(last?.lines))
      if (line.text !== '' && !goesOn) {
        draft.stage = 'done'
        return 'after'
      }
      last?.lines.push(line.text)
      return null
    }
    case 'done':
      return line.text === '' ? null : 'after'
  }
}

/** A blank line inside a block of code ends nothing. */
function isWithinCode(lines: readonly string[] | undefined): boolean {
  return lines !== undefined && lines.slice(1).some((line) => /^\s*(?:```|~~~)/.test(line))
}
