import { foldedLine } from './foldedTags.ts'
import { isNextLetter } from './letters.ts'
import type { QuizLine } from './lines.ts'
import {
  answerMark,
  bulletMark,
  explanationMark,
  headingMark,
  isRule,
  type OptionMark,
  optionMark,
} from './lineMarks.ts'
import { settleCode, takeCode } from './optionCode.ts'
import type { QuestionDraft } from './questionDraft.ts'

/** Why a line is not part of the previous question; null if it is. */
export type LeftOver = 'heading' | 'after'

/** Adds the next line to a question, or says why it is not part of it. */
export function takeLine(draft: QuestionDraft, line: QuizLine, wasBlank: boolean): LeftOver | null {
  const text = line.text.trimStart()
  if (line.isCode || text === '') return keep(draft, line, wasBlank)
  if (draft.codeBelow.length > 0 && nextOption(draft, line, text) === null) settleCode(draft)
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

/** Options, answers and explanations are recognised by their marks. */
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
  const option = nextOption(draft, line, text)
  if (option === null) return false
  takeCode(draft)
  if (option.hasBox && draft.options.some(({ hasBox }) => !hasBox)) moveToPrompt(draft)
  draft.stage = 'options'
  const { letter, isRight, hasBox } = option
  draft.options.push({ letter, isRight, hasBox, lines: [option.text] })
  return true
}

function nextOption(draft: QuestionDraft, line: QuizLine, text: string): OptionMark | null {
  const option = draft.stage === 'answer' || line.indent > 7 ? null : optionMark(text)
  return option !== null && isNext(draft, option) ? option : null
}

/** Lettered items above checkboxes are a list that they refer to: "- [ ] A, C". */
function moveToPrompt(draft: QuestionDraft): void {
  for (const { letter, lines } of draft.options.splice(0)) {
    const [first = '', ...rest] = lines
    draft.prompt.push(`- ${letter?.toUpperCase()}: ${first}`, ...rest.map((line) => `  ${line}`))
  }
}

/** A letter must follow the previous one: "I. think" in the middle of a text is not an option. */
function isNext({ options }: QuestionDraft, { letter, hasBox }: OptionMark): boolean {
  const last = options.at(-1)
  if (hasBox && last && !last.hasBox && options.every((each) => !each.isRight)) return true
  if (letter === null) return last === undefined || last.letter === null
  if (last === undefined) return isNextLetter(letter, null)
  return last.letter !== null && isNextLetter(letter, last.letter)
}

/** Subheadings belong to the question; other headings, and rules, end it. */
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

/** Text, code and blank lines belong to the current part of the question. */
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
      const isBelow = wasBlank && line.indent <= 1
      if (draft.codeBelow.length > 0 || (line.isCode && isBelow)) {
        draft.codeBelow.push(line)
        return null
      }
      if (line.text !== '' && isBelow) {
        draft.stage = 'done'
        return 'after'
      }
      draft.options.at(-1)?.lines.push(line.text)
      return null
    }
    case 'done':
      return line.text === '' ? null : 'after'
  }
}
