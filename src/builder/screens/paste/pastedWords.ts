import type { Change, ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import { hasKey, type PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { numberText, typedNumberText } from '#src/assessment/words/values/formats.ts'
import type { PartOfReading } from '#src/builder/files/readers/parts.ts'
import { QUESTION_READERS } from '#src/builder/files/readers/readers.ts'

import { isToCheck } from './pastedItems.ts'

export function countWords(count: number): string {
  return count === 1 ? '1 question' : `${numberText(count)} questions`
}

/** "155 questions found: 155 with a correct answer, 151 with code, 2 to check, 1 left out." */
export function readingWords(
  listed: readonly ListedQuestion[],
  { format, found, questions }: PartOfReading,
): string {
  const added = listed.flatMap(({ question, isLeftOut }) => (isLeftOut ? [] : [question]))
  const keyed = added.filter(hasKey).length
  const coded = added.filter(hasCode).length
  const toCheck = listed.filter(isToCheck).length
  const leftOut = listed.length - added.length
  const parts = [
    keyed > 0 ? `${numberText(keyed)} with a correct answer` : '',
    coded > 0 ? `${numberText(coded)} with code` : '',
    toCheck > 0 ? `${numberText(toCheck)} to check` : '',
    leftOut > 0 ? `${numberText(leftOut)} left out` : '',
  ].filter(Boolean)
  const reader = QUESTION_READERS.find(({ name }) => name === format)
  const where = reader?.questions.inSentence ? ` in ${reader.questions.inSentence}` : ''
  const unlisted = found - questions.length
  const part = unlisted === 0 ? '' : `, ${numberText(listed.length)} of them listed`
  const count = `${countWords(listed.length + unlisted)} found${where}${part}`
  return parts.length === 0 ? `${count}.` : `${count}: ${parts.join(', ')}.`
}

/** "14 of 16 lines used.", or "All 16 lines used." */
export function usedWords({ lines: { used, total } }: PartOfReading): string {
  if (used < total) return `${numberText(used)} of ${numberText(total)} lines used.`
  return total === 1 ? 'Its line is used.' : `All ${numberText(total)} lines used.`
}

/** Where texts are that were not used; 0: before the first question. */
export function unusedPlace(after: number): string {
  return after === 0
    ? 'Not used, before question 1'
    : `Not used, after question ${numberText(after)}`
}

/** "3 changes made.", or how many of them the text no longer allows. */
export function changesWords({ made, dropped }: { made: number; dropped: number }): string {
  const changes = made === 1 ? '1 change' : `${numberText(made)} changes`
  if (dropped === 0) return `${changes} made.`
  if (made === 1) return '1 change no longer applies, because the text changed.'
  return dropped === 1
    ? `1 of ${changes} no longer applies, because the text changed.`
    : `${numberText(dropped)} of ${changes} no longer apply, because the text changed.`
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
    case 'check':
    case 'uncheck':
    case 'kind':
    case 'key':
    case 'accepted':
    case 'numberKey':
    case 'dateKey':
    case 'ratingKey':
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

export function plainText(source: string): string {
  return shownTexts(source)
    .map(({ text }) => text)
    .join('\n')
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
