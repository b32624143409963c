import type { Test } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { dayNumber } from '#src/engine/calendar.ts'

import { nearestDay } from './nearestDay.ts'

/** The answer key as a test, near enough to propose answers by; null: it can't be put as one. */
export function keyTest(question: Question): Test | null {
  switch (question.kind) {
    case 'singleChoice':
      return question.key ? { op: 'isOneOf', values: question.key.options } : null
    case 'multipleChoice':
      return question.key ? { op: 'is', value: question.key.options } : null
    case 'ranking':
      return question.key ? { op: 'is', value: question.key.order } : null
    case 'shortText':
      return question.key ? { op: 'isOneOf', values: question.key.accepted } : null
    case 'number':
    case 'rating': {
      if (!question.key) return null
      const { value, tolerance } = question.key
      return { op: 'between', from: value - tolerance, to: value + tolerance }
    }
    case 'date': {
      if (!question.key) return null
      const { value, tolerance } = question.key
      const day = dayNumber(value)
      return { op: 'between', from: nearestDay(day - tolerance), to: nearestDay(day + tolerance) }
    }
    case 'longText':
    case 'matrix':
    case 'file':
    case 'code':
    case 'signature':
    case 'consent':
    case 'statement':
      return null
  }
}
