import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { mapQuestions } from '#src/assessment/engine/editing/definition.ts'

/** Each question is worth a different number of points, so that no two sums are equal. */
export function withPoints(definition: Definition): Definition {
  let points = 1
  return mapQuestions(definition, (question) => {
    if (question.kind === 'statement' || question.kind === 'consent') return question
    points *= 2
    return { ...keyed(question), points }
  })
}

function keyed(question: AnswerableQuestion): AnswerableQuestion {
  switch (question.kind) {
    case 'singleChoice':
      return { ...question, key: { options: ['x', 'y'] } }
    case 'multipleChoice':
      return { ...question, key: { options: ['x', 'y'] } }
    case 'shortText':
      return { ...question, key: { accepted: ['xy', 'x'], ignoreCase: false } }
    case 'number':
      return { ...question, key: { value: 1, tolerance: 0.5 } }
    case 'rating':
      return { ...question, key: { value: 1, tolerance: 1 } }
    case 'date':
      return { ...question, key: { value: '2024-02-29', tolerance: 1 } }
    case 'ranking':
      return { ...question, key: { order: ['y', 'x', 'z'] } }
    case 'matrix': {
      const [first, second = first] = question.options
      const [row] = question.rows
      if (!row || !first || !second) return question
      const byRow = { [row.id]: [first.id, second.id] }
      return { ...question, key: { byRow, grading: 'perRow' } }
    }
    case 'longText':
    case 'file':
    case 'code':
    case 'signature':
    case 'consent':
      return question
  }
}
