import { staffWords } from '#src/staff/words/staffWords.ts'

import { namedOptions } from './answerKey.ts'
import {
  FOLD_NAME,
  PAGE_LINE,
  PART_LINE,
  POINTS_IN_BRACKETS,
  POINTS_LINE,
  PROPERTY_LINE,
  RANGE_LINE,
  RUBRIC_LABEL,
} from './labels.ts'
import { isNextLetter } from './letters.ts'
import { foldedLine, type QuizLine } from './lines.ts'
import {
  answerMark,
  bulletMark,
  explanationMark,
  headingMark,
  isRule,
  optionMark,
} from './lineMarks.ts'
import type { ItemRole, QuestionRole } from './numbering.ts'
import { settleCode } from './optionCode.ts'
import type { QuestionDraft } from './questionDraft.ts'
import { withRightMarks } from './rightMarks.ts'
import { nextOption, takeListed, takeNumber, takeOption } from './takingOptions.ts'

const { secondAnswer } = staffWords.quiz.problems

/** Why a line is not part of the previous question; null if it is. */
export type LeftOver = 'heading' | 'after' | 'page' | 'property'

type Role = QuestionRole | ItemRole | undefined

/** Adds the next line to a question, or says why it is not part of it. */
export function takeLine(
  draft: QuestionDraft,
  line: QuizLine,
  role: Role,
  wasBlank: boolean,
): LeftOver | null {
  const text = line.text.trimStart()
  if (line.isCode || text === '') return keep(draft, line, wasBlank)
  const item = role?.role === 'item' ? role : null
  if (draft.codeBelow.length > 0 && nextOption(draft, line, text, item) === null) settleCode(draft)
  const folded = foldedLine(text)
  if (folded !== null) {
    if (folded.opens && draft.stage !== 'done') draft.stage = 'answer'
    const said = { ...line, text: folded.text }
    const isTaken = said.text === '' || takeMarked(draft, said, said.text, null)
    const leftOver = isTaken ? null : keep(draft, said, false)
    draft.folds = Math.max(0, draft.folds + folded.folds)
    if (draft.folds === 0 && folded.folds < 0) draft.stage = 'done'
    return leftOver
  }
  if (draft.stage === 'options' && wasBlank && FOLD_NAME.test(text)) {
    // The answer is below it, as a page shows it once it is unfolded.
    draft.stage = 'answer'
    return null
  }
  if (takePoints(draft, text)) return null
  const mayBePage = wasBlank || draft.stage !== 'prompt' || /^\p{L}/u.test(text)
  if (mayBePage && PAGE_LINE.test(text)) return 'page'
  if (draft.folds === 0 && isProperty(draft, text)) return 'property'
  const isPart = (PART_LINE.test(text) && wasBlank) || isForNext(draft, text)
  if (isPart && draft.folds === 0) {
    draft.stage = 'done'
    return 'heading'
  }
  return takeMarked(draft, line, text, item) ? null : takeHeading(draft, line, text, wasBlank)
}

function isForNext({ stage }: QuestionDraft, text: string): boolean {
  return stage !== 'prompt' && RANGE_LINE.test(text)
}

/** In the text of a question, only with a mark of its own: "- Type: essay", "**Level:** easy". */
function isProperty({ stage, prompt }: QuestionDraft, text: string): boolean {
  if (!PROPERTY_LINE.test(text)) return false
  const isMarked = /^(?:[-*+]\s+|\*\*|__)/.test(text) && prompt.some((line) => line.trim() !== '')
  return stage !== 'prompt' || isMarked
}

function takePoints(draft: QuestionDraft, text: string): boolean {
  const points = POINTS_LINE.exec(text)?.[1]
  if (points === undefined || draft.points !== null) return false
  draft.points = Number(points.replace(',', '.'))
  return true
}

/** Options, answers and explanations are recognised by their marks. */
function takeMarked(
  draft: QuestionDraft,
  line: QuizLine,
  text: string,
  item: ItemRole | null,
): boolean {
  const rubric = RUBRIC_LABEL.exec(text)
  if (draft.stage === 'done') return false
  if (takeListed(draft, text)) return true
  const answer = answerMark(text) ?? letterAsAnswer(draft, text) ?? repeatedOption(draft, text)
  if (answer !== null && draft.answer === null) {
    takeAnswer(draft, answer)
    draft.answerLine = line.number
    return true
  }
  if (answer !== null && draft.folds === 0 && isOther(draft.answer ?? '', answer)) {
    draft.problems.push(secondAnswer(answer.trim().slice(0, 60)))
  }
  if (rubric !== null) {
    draft.stage = 'answer'
    draft.explanation.push(text.slice(rubric[0].length))
    return true
  }
  const explanation = draft.stage === 'prompt' ? null : explanationMark(text)
  if (explanation !== null) {
    draft.stage = 'answer'
    draft.explanation.push(explanation)
    return true
  }
  if (takeOption(draft, line, text, item)) return true
  return item !== null && item.isNumber && takeNumber(draft, line, item)
}

/** Points behind an answer are those of its question: "B (2 points)". */
function takeAnswer(draft: QuestionDraft, answer: string): void {
  const points = answer.length > 2_000 ? null : POINTS_IN_BRACKETS.exec(answer)
  const before = answer.slice(0, points?.index ?? 0).trim()
  const isBehind = points !== null && before !== '' && answer.trim().endsWith(points[0].trim())
  draft.stage = 'answer'
  draft.answer = isBehind && draft.points === null ? before : answer
  if (isBehind) draft.points ??= Number((points[1] ?? '').replace(',', '.'))
}

/** "A: b" below options is an answer, if it isn't the next of them. */
function letterAsAnswer({ options }: QuestionDraft, text: string): string | null {
  const isOver = options.length > 1 && options[0]?.letter === 'a'
  return isOver ? (/^A\s?[:：]\s+(.{1,200})$/.exec(text)?.[1] ?? null) : null
}

/** "✅ B", "→ b) Red" or "**Red**" below lettered options: one of them again, as the answer. */
const REPEATED =
  /^(?:>\s?)?(?:[-*+]\s+)?(?:(?:[✅✔☑✓→⇒➡👉]\uFE0F?\s+)(.{1,300})|(\*\*[^*]{1,300}\*\*))$/u

function repeatedOption({ stage, options }: QuestionDraft, text: string): string | null {
  const last = options.at(-1)
  if (stage !== 'options' || options.length < 2) return null
  if (options.some(({ letter, isRight }) => letter === null || isRight)) return null
  const match = REPEATED.exec(text)
  const repeated = match?.[1] ?? match?.[2]
  if (repeated === undefined) return null
  const letter = optionMark(text)?.letter ?? null
  if (letter !== null && isNextLetter(letter, last?.letter ?? null)) return null
  const named = options.map((each) => ({ letter: each.letter, text: each.lines[0] ?? '' }))
  return namedOptions(repeated, named) === null ? null : repeated
}

/** Whether a second answer differs from the first, which may be written out or explained there. */
function isOther(first: string, second: string): boolean {
  const [one = '', other = ''] = [first, second].map((each) =>
    each.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  )
  return one !== '' && other !== '' && !one.startsWith(other) && !other.startsWith(one)
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
  if (isRule(text) && !isFolded) {
    // A line to write the answer on ends nothing.
    const isOver = draft.stage !== 'prompt' || draft.prompt.length > 1
    if (isOver && !/^[_.]/.test(text)) draft.stage = 'done'
    return null
  }
  return keep(draft, line, wasBlank)
}

/** Text, code and blank lines belong to the current part of the question. */
function keep(draft: QuestionDraft, line: QuizLine, wasBlank: boolean): LeftOver | null {
  switch (draft.stage) {
    case 'prompt': {
      const bullet = line.isCode ? null : bulletMark(line.text.trimStart())
      if (bullet) {
        const marked = withRightMarks(bullet.text)
        const at = draft.prompt.length
        draft.items.push({ ...marked, letter: null, hasBox: false, at, bullet: bullet.bullet })
      }
      draft.prompt.push(line.text)
      return null
    }
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
      const last = draft.matches.at(-1) ?? draft.options.at(-1)
      last?.lines.push(line.text)
      return null
    }
    case 'done':
      return line.text === '' ? null : 'after'
  }
}
