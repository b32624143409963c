import { LETTERS } from './letters.ts'
import type { OptionDraft, QuestionDraft } from './questionDraft.ts'

/**
 * In some quizzes an option line has only a letter, and its text follows as a code block after a
 * blank line. Such a block is held back until it is clear what follows.
 */
const LETTER_ALONE = new RegExp(`^(?:option\\s)?(?:[${LETTERS}]|\\d)?[.):]?$`, 'iu')

/** Another option follows, so the code belongs to the previous one. */
export function takeCode(draft: QuestionDraft): void {
  if (draft.codeBelow.length === 0) return
  draft.options.at(-1)?.lines.push(...draft.codeBelow.map(({ text }) => text))
  draft.codeBelow = []
  draft.hasCodeBelow = true
}

/**
 * No other option follows. The code belongs to the last option if that has no words of its own, or
 * if the options above have code; otherwise it is not part of the question.
 */
export function settleCode(draft: QuestionDraft): void {
  const last = draft.options.at(-1)
  if (draft.hasCodeBelow || (last && isLetterAlone(last))) takeCode(draft)
  else draft.left.push(...draft.codeBelow.splice(0))
}

/** The text of an option, without a letter that only introduces the code below it. */
export function optionLines(option: OptionDraft): string[] {
  const rest = option.lines.slice(1)
  const below = rest.findIndex((line) => line !== '')
  const isCode = /^\s*(?:```|~~~)/.test(rest[below] ?? '')
  return isCode && LETTER_ALONE.test(option.lines[0]?.trim() ?? '')
    ? rest.slice(below)
    : option.lines
}

function isLetterAlone({ lines }: OptionDraft): boolean {
  return LETTER_ALONE.test(lines.join('\n').trim())
}
