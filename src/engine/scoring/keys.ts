/**
 * A given answer held against the answer key of its question.
 */
import type { Answer } from '#schemas/answer.ts'
import type { Option, Question, QuestionOf } from '#schemas/question.ts'
import { dayNumber } from '#src/engine/calendar.ts'
import { entryOf } from '#src/engine/entry.ts'
import { isWithin } from '#src/engine/numbers.ts'
import { isMatrixAnswer } from '#src/engine/questions/matrix.ts'
import { isMultipleChoiceAnswer } from '#src/engine/questions/multipleChoice.ts'
import { offerOf } from '#src/engine/questions/offer.ts'
import { isRankingAnswer } from '#src/engine/questions/ranking.ts'
import { isSingleChoiceAnswer, otherText } from '#src/engine/questions/singleChoice.ts'
import { comparableText } from '#src/engine/text.ts'

/** Which parts of the key were met: all, none, or some rows of a matrix. Null: there is no key. */
export type Judgement = { met: number; of: number } | null

/** Of a given answer to a shown question (rules S3 to S6, S10 and S11). */
export function judgeAnswer(question: Question, answer: Answer): Judgement {
  switch (question.kind) {
    case 'singleChoice':
      return judge(question.key, ({ options }) => isRightOption(options, answer))
    case 'multipleChoice':
      return judge(question.key, ({ options }) => isRightChoice(options, question.options, answer))
    case 'shortText':
      return judge(question.key, (key) => isAcceptedText(key, answer))
    case 'number':
    case 'rating':
      return judge(question.key, (key) => isRightNumber(key, answer))
    case 'date':
      return judge(question.key, (key) => isRightDate(key, answer))
    case 'ranking':
      return judge(question.key, ({ order }) => isRightOrder(order, answer))
    case 'matrix':
      return judgeRows(question, answer)
    case 'longText':
    case 'code':
    case 'file':
    case 'signature':
    case 'consent':
    case 'statement':
      return null
  }
}

/** The rows of a matrix that its key says something of. */
export function keyedRows({ rows, key }: QuestionOf<'matrix'>): string[] {
  return rows.map(({ id }) => id).filter((id) => (entryOf(key?.byRow, id) ?? []).length > 0)
}

function judge<K>(key: K | undefined, isMet: (key: K) => boolean): Judgement {
  return key === undefined ? null : { met: isMet(key) ? 1 : 0, of: 1 }
}

/** Rule S3. */
function isRightOption(right: readonly string[], answer: Answer): boolean {
  return (
    isSingleChoiceAnswer(answer) && answer.option !== undefined && right.includes(answer.option)
  )
}

function isRightChoice(
  right: readonly string[],
  options: readonly Option[],
  answer: Answer,
): boolean {
  return (
    isMultipleChoiceAnswer(answer) &&
    otherText(answer) === null &&
    isRightSet(right, options, answer.options)
  )
}

/** Rule S4: exactly this set, in any order. */
function isRightSet(
  right: readonly string[],
  options: readonly Option[],
  given: readonly string[],
): boolean {
  const offer = offerOf(options)
  const wanted = new Set(offer.chosen(right))
  const chosen = offer.chosen(given)
  return wanted.size === chosen.length && chosen.every((option) => wanted.has(option))
}

/** Rule S5. */
function isAcceptedText(
  { accepted, ignoreCase }: { accepted: readonly string[]; ignoreCase: boolean },
  answer: Answer,
): boolean {
  if (typeof answer !== 'string') return false
  const form = (text: string): string =>
    ignoreCase ? comparableText(comparableText(text).toLowerCase()) : comparableText(text)
  const given = form(answer)
  return accepted.some((text) => form(text) === given)
}

type Near<T> = { value: T; tolerance: number }

/** Rule S6. */
function isRightNumber({ value, tolerance }: Near<number>, answer: Answer): boolean {
  return typeof answer === 'number' && isWithin(answer, value, tolerance)
}

/** Rule S6, in days. */
function isRightDate({ value, tolerance }: Near<string>, answer: Answer): boolean {
  return typeof answer === 'string' && Math.abs(dayNumber(answer) - dayNumber(value)) <= tolerance
}

/** Rule S10. */
function isRightOrder(right: readonly string[], answer: Answer): boolean {
  return (
    isRankingAnswer(answer) &&
    answer.length === right.length &&
    answer.every((option, place) => option === right[place])
  )
}

function judgeRows(question: QuestionOf<'matrix'>, answer: Answer): Judgement {
  const rows = [...rowsMet(question, answer).values()]
  return rows.length === 0 ? null : { met: rows.filter(Boolean).length, of: rows.length }
}

/** Whether each keyed row meets its key, by row id: as a choice of one or of several (rule S11). */
export function rowsMet(
  question: QuestionOf<'matrix'>,
  answer: Answer | undefined,
): ReadonlyMap<string, boolean> {
  const { key, several, options } = question
  const isMet = (rowId: string): boolean => {
    const right = entryOf(key?.byRow, rowId) ?? []
    const given =
      answer !== undefined && isMatrixAnswer(answer) ? (entryOf(answer, rowId) ?? []) : []
    if (several) return isRightSet(right, options, given)
    const [only, ...others] = new Set(given)
    return only !== undefined && others.length === 0 && right.includes(only)
  }
  return new Map(keyedRows(question).map((rowId) => [rowId, isMet(rowId)]))
}
