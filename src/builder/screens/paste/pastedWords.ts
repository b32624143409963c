import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { numberText, typedNumberText } from '#src/assessment/words/values/formats.ts'
import type { PastedReading } from '#src/builder/files/readers/readPasted.ts'
import { type PastedFormat, QUESTION_READERS } from '#src/builder/files/readers/readers.ts'

export function countWords(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}

/** "155 questions found: 155 with a correct answer, 151 with code, 2 to check." */
export function readingWords(
  questions: readonly PastedQuestion[],
  format: PastedFormat | null,
): string {
  const keyed = questions.filter(hasKey).length
  const coded = questions.filter(hasCode).length
  const toCheck = questions.filter(isToCheck).length
  const parts = [
    keyed > 0 ? `${keyed} with a correct answer` : '',
    coded > 0 ? `${coded} with code` : '',
    toCheck > 0 ? `${toCheck} to check` : '',
  ].filter(Boolean)
  const reader = QUESTION_READERS.find(({ name }) => name === format)
  const where = reader?.questions.inSentence ? ` in ${reader.questions.inSentence}` : ''
  const found = `${countWords(questions.length)} found${where}`
  return parts.length === 0 ? `${found}.` : `${found}: ${parts.join(', ')}.`
}

/** "14 of 16 lines used", or "1 row skipped. It has no question."; for several, the list says why. */
export function skippedWords({ skipped, format, table, lines }: PastedReading): string {
  const what = table ? 'row' : 'text'
  const some = skipped.length === 1 ? `1 ${what} skipped` : `${skipped.length} ${what}s skipped`
  const count =
    format !== 'quiz' ? some : `${numberText(lines.used)} of ${numberText(lines.total)} lines used`
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

export function hasCode({ prompt }: PastedQuestion): boolean {
  return /^ {0,3}(```|~~~)/m.test(prompt)
}

function hasKey(question: PastedQuestion): boolean {
  if ('optionPoints' in question) return true
  if ('options' in question) return question.key.length > 0
  if (question.kind === 'shortText') return question.accepted.length > 0
  return 'key' in question && question.key !== null
}

/** The first line of a prompt, without Markdown. */
export function firstLine(prompt: string): string {
  const line = prompt.split('\n').find((each) => each.trim() !== '') ?? ''
  return line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/\*\*|`|(?<![\w\\])[*_](?=[^\s*_])|(?<=[^\s*_\\])[*_](?!\w)/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** A line that distinguishes questions with the same first line: their code or their options. */
export function detailLine(question: PastedQuestion): string {
  const code = /^ {0,3}(```+|~~~+)[^\n]*\n([^]*?)(?:^ {0,3}\1|$(?![^]))/m.exec(question.prompt)?.[2]
  const detail = code?.trim() ? code : 'options' in question ? question.options.join(' · ') : ''
  return detail.replace(/\s+/g, ' ').trim().slice(0, MAX_DETAIL_LENGTH)
}

/** Longer text isn't visible in a row. */
const MAX_DETAIL_LENGTH = 200

/** First lines shared by several questions. */
export function repeatedLines(questions: readonly PastedQuestion[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { prompt } of questions) {
    const line = firstLine(prompt)
    if (seen.has(line)) repeated.add(line)
    seen.add(line)
  }
  return repeated
}

/** "4 options", "3 rows". */
export function partWords(question: PastedQuestion): string {
  if (question.kind === 'matrix') return `${question.rows.length} rows`
  return 'options' in question ? `${question.options.length} options` : ''
}

/** "Correct: B (False)", "Correct: B, D"; empty if the text doesn't say. */
export function keyWords(question: PastedQuestion): string {
  switch (question.kind) {
    case 'singleChoice':
    case 'multipleChoice':
      if (question.optionPoints) return 'Points for each option'
      return optionKeyWords(question)
    case 'matrix':
      return 'Correct: one for each row'
    case 'shortText':
      return question.accepted.length > 0 ? `Correct: ${question.accepted.join(', ')}` : ''
    case 'number':
      return question.key ? `Correct: ${numberKey(question.key)}` : ''
    case 'date':
    case 'rating':
      return question.key === null ? '' : `Correct: ${question.key}`
    case 'longText':
    case 'statement':
      return ''
  }
}

function optionKeyWords({ key, options }: { key: number[]; options: string[] }): string {
  const [only, ...others] = key
  if (only === undefined) return ''
  const text = others.length === 0 ? firstLine(options[only] ?? '') : ''
  const words = text === '' || text.length > MAX_KEY_LENGTH ? '' : ` (${text})`
  return `Correct: ${key.map(letterOf).join(', ')}${words}`
}

/** The longest key that fits beside the question's kind on a narrow screen. */
const MAX_KEY_LENGTH = 12

function numberKey({ value, tolerance }: { value: number; tolerance: number }): string {
  const written = typedNumberText(value)
  return tolerance === 0 ? written : `${written} ± ${typedNumberText(tolerance)}`
}

function letterOf(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1)
}
