import type { AnswerableQuestion } from '#schemas/question.ts'
import { levelPoints, markLimits, type NewMark } from '#src/assessment/engine/scoring/marks.ts'

/** The mark for a digit key: the level at that place, or without a rubric that number of points. */
export function levelForDigit(question: AnswerableQuestion, digit: number): NewMark | null {
  const levels = question.rubric?.levels ?? []
  if (levels.length > 0) {
    const level = levels[digit - 1]
    const points = level && levelPoints(question, level.id)
    return level && typeof points === 'number' ? { points, level: level.id } : null
  }
  const { least, most } = markLimits(question)
  return digit >= least && digit <= most && most > 0 ? { points: digit } : null
}
