/** Whether a candidate who simply chooses everything earns the most (rule P18). */
import type { Answer } from '#schemas/answer.ts'
import type { Option, Question } from '#schemas/question.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'

import { isScoredByOption } from './optionPoints.ts'
import { scoreAnswer } from './scoring.ts'
import { worthOf } from './worth.ts'

/** False where choosing everything is not allowed, or is an answer that the question offers. */
export function everythingGivesTheMost(question: Question): boolean {
  const answer = everythingOf(question)
  if (answer === null || worthOf(question) <= 0) return false
  if (prepareQuestion(question).brokenRule(answer) !== null) return false
  const { points, most, rule } = scoreAnswer(question, answer)
  return rule !== 'toBeMarked' && points >= most
}

/**
 * With so many choices allowed, nobody can choose everything and still get all points; null if
 * points per option don't say how many that is.
 */
export function choicesWorthPoints(question: Question): number | null {
  if (!isScoredByOption(question) || question.kind !== 'multipleChoice') return null
  const { byOption } = question.optionPoints
  const ordinary = ordinaryOf(question.options)
  const worth = ordinary.filter((id) => (getOwn(byOption, id) ?? 0) > 0).length
  return worth > 0 && worth < ordinary.length ? worth : null
}

/** Null for a question in which only one thing can be chosen, or which offers *all of these*. */
function everythingOf(question: Question): Answer | null {
  const isSet = question.kind === 'multipleChoice'
  if (!isSet && !(question.kind === 'matrix' && question.several)) return null
  const offersAll = question.options.some(({ role }) => role === 'all')
  const ordinary = ordinaryOf(question.options)
  if (ordinary.length < 2 || (offersAll && !isScoredByOption(question))) return null
  if (isSet) return { options: ordinary }
  return Object.fromEntries(question.rows.map(({ id }) => [id, ordinary]))
}

function ordinaryOf(options: readonly Option[]): string[] {
  return options.filter(({ role }) => role === undefined).map(({ id }) => id)
}
