/** The numbers that answers with a fixed scale, or a number of options, can reach (rule P17). */
import type { Predicate } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'

type Scale = { readonly low: number; readonly high: number }
export type OutOfReach = Scale & { readonly value: number }

/**
 * The compared numbers that no answer is equal to, or the bound that none meets. The limits that an
 * author sets, such as the most choices, are not considered.
 */
export function outOfReach(test: Predicate, question: Question, look: Look): OutOfReach[] {
  const scale = scaleOf(question, look)
  if (scale === null || scale.low > scale.high) return []
  const numbers = comparedValues(test).filter((value) => typeof value === 'number')
  return numbers
    .filter((value) => !isWithinReach(test, value, scale))
    .map((value) => ({ value, ...scale }))
}

function scaleOf(question: Question, { row, measure }: Look): Scale | null {
  if (question.kind === 'rating' && measure === undefined) {
    return { low: question.lowest, high: question.highest }
  }
  if (measure !== 'count' || !('options' in question)) return null
  const ordinary = question.options.filter(({ role }) => role === undefined).length
  const hasOwnWords = row === undefined && 'other' in question && question.other !== undefined
  return { low: 1, high: Math.max(1, ordinary + (hasOwnWords ? 1 : 0)) }
}

function isWithinReach(test: Predicate, value: number, { low, high }: Scale): boolean {
  switch (test.op) {
    case 'is':
    case 'isNot':
    case 'isOneOf':
      return Number.isInteger(value) && low <= value && value <= high
    case 'atLeast':
      return value <= high
    case 'moreThan':
      return value < high
    case 'atMost':
      return value >= low
    case 'lessThan':
      return value > low
    case 'between':
      return value === test.from ? value <= high : value >= low
    case 'isBlank':
    case 'isNotBlank':
    case 'includes':
    case 'before':
    case 'after':
      return true
  }
}
