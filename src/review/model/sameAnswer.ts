/** Whether two candidates answered a question the same (rule W2). */
import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import type { ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import type { Comparable } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { comparableText } from '#src/assessment/engine/texts/text.ts'

/** Compares two answers. Each is null if its version doesn't have the question. */
export function isSameAnswer(
  one: ReadQuestion | null,
  other: ReadQuestion | null,
  textRules: TextRules,
): boolean {
  if (one === null || other === null) return one === other
  if (one.status !== other.status) return false
  if (one.answer === undefined || other.answer === undefined) return true
  if (one.question.kind !== other.question.kind) return false
  // Nobody signs like somebody else.
  if (one.question.kind === 'signature') return true
  // Masked parts may differ.
  if (hasHidden(one.answer) || hasHidden(other.answer)) return false
  return (
    saidIn(one.question, one.answer, textRules) === saidIn(other.question, other.answer, textRules)
  )
}

function hasHidden(answer: Answer): boolean {
  return JSON.stringify(answer).includes(MASK)
}

/** A text that is equal for answers that conditions can't tell apart, and for the same files. */
function saidIn(question: Question, answer: Answer, textRules: TextRules): string {
  const prepared = prepareQuestion(question, textRules)
  if (Array.isArray(answer) && question.kind === 'file') {
    return JSON.stringify(
      answer.map((each) => (typeof each === 'object' ? each.sha256 : each)).toSorted(),
    )
  }
  if ('rows' in question) {
    const rows = question.rows.map(({ id }) => {
      const value = prepared.view({ row: id })?.see(answer) ?? null
      return JSON.stringify([id, comparison(value)])
    })
    return rows.toSorted().join(' ')
  }
  const own = prepared.view({ measure: 'other' })?.see(answer) ?? null
  const whole = prepared.view({})?.see(answer) ?? prepared.value(answer)
  return JSON.stringify([comparison(whole) ?? unreadable(answer), own])
}

/** Null for what can't be read, such as letters in a number field. */
function comparison(value: Comparable | null): unknown {
  if (typeof value === 'number' && Number.isNaN(value)) return null
  if (typeof value === 'object' && value !== null && !('order' in value))
    return [...value].toSorted()
  return value
}

function unreadable(answer: Answer): string | null {
  const raw: unknown = typeof answer === 'object' && 'raw' in answer ? answer.raw : null
  return typeof raw === 'string' ? comparableText(raw) : null
}
