import type { Change } from '#src/builder/files/corrections/corrections.ts'
import { hasKey, type PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { numberText, typedNumberText } from '#src/assessment/words/values/formats.ts'
import type { PastedReading } from '#src/builder/files/readers/readPasted.ts'
import { type PastedFormat, QUESTION_READERS } from '#src/builder/files/readers/readers.ts'

export function countWords(count: number): string {
  return count === 1 ? '1 question' : `${numberText(count)} questions`
}

/**
 * "155 questions found: 155 with a correct answer, 151 with code, 2 to check, 1 left out."
 * `unlisted`: how many are in other parts of the text.
 */
export function readingWords(
  questions: readonly PastedQuestion[],
  format: PastedFormat | null,
  { leftOut, unlisted }: { leftOut: number; unlisted: number },
): string {
  const keyed = questions.filter(hasKey).length
  const coded = questions.filter(hasCode).length
  const toCheck = questions.filter(isToCheck).length
  const parts = [
    keyed > 0 ? `${keyed} with a correct answer` : '',
    coded > 0 ? `${coded} with code` : '',
    toCheck > 0 ? `${toCheck} to check` : '',
    leftOut > 0 ? `${leftOut} left out` : '',
  ].filter(Boolean)
  const reader = QUESTION_READERS.find(({ name }) => name === format)
  const where = reader?.questions.inSentence ? ` in ${reader.questions.inSentence}` : ''
  const listed = questions.length + leftOut
  const part = unlisted === 0 ? '' : `, ${numberText(listed)} of them listed`
  const found = `${countWords(listed + unlisted)} found${where}${part}`
  return parts.length === 0 ? `${found}.` : `${found}: ${parts.join(', ')}.`
}

/** "14 of 16 lines used"; why, if that is the same for all of them. */
export function skippedWords({ skipped, lines }: PastedReading): string {
  const count = `${numberText(lines.used)} of ${numberText(lines.total)} lines used`
  const [only, ...others] = skipped
  return only && others.length === 0 ? `${count}. ${only.why}` : count
}

/** "All 16 lines used": nothing was left out. */
export function allUsedWords({ lines }: PastedReading): string {
  return lines.total === 1 ? 'Its line is used.' : `All ${numberText(lines.total)} lines used.`
}

/** Where a skipped text is: "Line 9, after question 2". */
export function placeWords(line: number, questions: readonly PastedQuestion[]): string {
  const before = questions.filter((question) => question.line < line).length
  const place = before === 0 ? 'before question 1' : `after question ${numberText(before)}`
  return `Line ${numberText(line)}${questions.length === 0 ? '' : `, ${place}`}`
}

/** Something in it is wrong, left out or converted. */
export function isToCheck({ problems, notes }: PastedQuestion): boolean {
  return problems.length + notes.length > 0
}

/** "3 corrections made.", or how many of them the text no longer allows. */
export function correctionsWords({ made, dropped }: { made: number; dropped: number }): string {
  const corrections = made === 1 ? '1 correction' : `${numberText(made)} corrections`
  if (dropped === 0) return `${corrections} made.`
  if (made === 1) return '1 correction no longer applies, because the text changed.'
  return dropped === 1
    ? `1 of ${corrections} no longer applies, because the text changed.`
    : `${numberText(dropped)} of ${corrections} no longer apply, because the text changed.`
}

/** What a correction did that isn't announced by its control. */
export function changedWords(number: number, { change }: Change): string | null {
  switch (change) {
    case 'leaveOut':
      return `Question ${numberText(number)} left out`
    case 'putBack':
      return `Question ${numberText(number)} put back`
    case 'join':
      return `Joined with question ${numberText(number - 1)}`
    case 'split':
    case 'splitParagraphs':
      return `Question ${numberText(number)} split`
    case 'kind':
    case 'key':
      return null
  }
}

const FENCE = /^ {0,3}(```+|~~~+)/

function hasCode({ prompt }: PastedQuestion): boolean {
  return prompt.split('\n').some((line) => FENCE.test(line))
}

/** Text as candidates will read it, without the marks of Markdown, and code as it is. */
export type ShownText = { isCode: boolean; text: string }

export function shownTexts(source: string): ShownText[] {
  const parts: (ShownText & { fence: string | null })[] = []
  let fence: string | null = null
  for (const line of source.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? null
    if (fence === null && mark !== null) {
      fence = mark
      parts.push({ isCode: true, text: '', fence })
    } else if (fence !== null && mark !== null && mark.startsWith(fence)) fence = null
    else {
      const last = parts.at(-1)
      const text = fence === null ? withoutMarks(line) : line
      if (last && last.isCode === (fence !== null) && last.fence === fence)
        last.text += last.text === '' ? text : `\n${text}`
      else parts.push({ isCode: fence !== null, text, fence })
    }
  }
  return parts
    .map(({ isCode, text }) => ({ isCode, text: isCode ? text : text.trim() }))
    .filter(({ text }) => text !== '')
}

function withoutMarks(line: string): string {
  return line
    .replace(/^#{1,6}\s+/, '')
    .replace(/\*\*|`|(?<![\w\\])[*_](?=[^\s*_])|(?<=[^\s*_\\])[*_](?!\w)/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** "Correct: 4", for questions without options; empty if the text doesn't say. */
export function keyWords(question: PastedQuestion): string {
  switch (question.kind) {
    case 'shortText':
      return question.accepted.length > 0 ? `Correct: ${question.accepted.join(', ')}` : ''
    case 'number':
      return question.key ? `Correct: ${numberKey(question.key)}` : ''
    case 'date':
    case 'rating':
      return question.key === null ? '' : `Correct: ${question.key}`
    case 'singleChoice':
    case 'multipleChoice':
    case 'matrix':
    case 'longText':
    case 'statement':
      return ''
  }
}

function numberKey({ value, tolerance }: { value: number; tolerance: number }): string {
  const written = typedNumberText(value)
  return tolerance === 0 ? written : `${written} ± ${typedNumberText(tolerance)}`
}
