/** The lines of a question that are options, or what options are matched with. */
import { OPTIONS_LABEL } from './labels.ts'
import { isNextLetter } from './letters.ts'
import type { QuizLine } from './lines.ts'
import { looseMark, type OptionMark, optionMark } from './lineMarks.ts'
import type { ItemRole } from './numbering.ts'
import { takeCode } from './optionCode.ts'
import type { OptionDraft, QuestionDraft } from './questionDraft.ts'
import { withRightMarks } from './rightMarks.ts'

/** Adds the option that a line begins, if it does. */
export function takeOption(
  draft: QuestionDraft,
  line: QuizLine,
  text: string,
  item: ItemRole | null,
): boolean {
  const option = nextOption(draft, line, text, item)
  if (option === null) return false
  takeCode(draft)
  const isBox = option.hasBox && draft.options.at(-1)?.hasBox === false
  // "✅ C. Red" below "B. Blue" is the next option.
  const isTicked = isBox && isNextLabel(draft, option)
  if (isBox && !isTicked) moveToPrompt(draft)
  draft.areBelowAnswer ||= draft.stage === 'answer'
  draft.stage = 'options'
  draft.options.push(draftOf(isTicked ? { ...option, hasBox: false } : option))
  return true
}

/** "Options:" above the options, or "Choices: red; blue". */
export function takeListed(draft: QuestionDraft, text: string): boolean {
  const label = draft.options.length > 0 ? null : OPTIONS_LABEL.exec(text)
  if (label === null || text.length > LONGEST_LIST) return false
  const rest = text.slice(label[0].length).trim()
  if (rest === '') return true
  const parts = rest.split(/\s*[;；|]\s*/)
  const options = (parts.length > 1 ? parts : rest.split(/\s*[,，、]\s*/)).filter(
    (part) => part !== '',
  )
  if (options.length < 2) return false
  draft.stage = 'options'
  for (const option of options) {
    draft.options.push(draftOf({ ...withRightMarks(option), letter: null, hasBox: false }))
  }
  return true
}

/** Longer lines are text. */
const LONGEST_LIST = 2_000

function draftOf({ text, ...marks }: OptionMark): OptionDraft {
  return { ...marks, lines: [text] }
}

/** An item of a numbered list: an option, perhaps, or what lettered options are matched with. */
export function takeNumber(
  draft: QuestionDraft,
  line: QuizLine,
  { mark, note }: ItemRole,
): boolean {
  if (draft.stage === 'answer') return false
  if (note !== null) draft.problems.push(note)
  if (draft.stage === 'prompt') {
    draft.items.push({ ...mark, at: draft.prompt.length, bullet: '1' })
    draft.prompt.push(line.text)
  } else draft.matches.push(draftOf(mark))
  return true
}

/** The option that a line begins; null for any other line. */
export function nextOption(
  draft: QuestionDraft,
  line: QuizLine,
  text: string,
  item: ItemRole | null,
): OptionMark | null {
  if ((draft.stage === 'answer' && !isAnsweredFirst(draft)) || line.indent > 7) return null
  const option = optionMark(text)
  if (option !== null && isNext(draft, option)) return option
  const isItem = item !== null && !item.isNumber && item.place === draft.options.length + 1
  if (isItem) return item.mark
  const loose = item === null && draft.options.length > 0 ? looseMark(text) : null
  return loose?.isClosed === true && isNext(draft, loose) ? loose : null
}

/** The answer was beside the question, and its options are below, unless it goes on in a list. */
function isAnsweredFirst({ answer, options, explanation }: QuestionDraft): boolean {
  const isSaid = answer !== null && /[^\s:：]$/.test(answer.trim())
  return isSaid && options.length === 0 && explanation.every((line) => line === '')
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
  return last === undefined ? isNextLetter(letter, null) : isNextLabel({ options }, { letter })
}

function isNextLabel(
  { options }: Pick<QuestionDraft, 'options'>,
  { letter }: Pick<OptionMark, 'letter'>,
): boolean {
  const last = options.at(-1)?.letter ?? null
  return letter !== null && last !== null && isNextLetter(letter, last)
}
