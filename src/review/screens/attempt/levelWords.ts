import type { AnswerableQuestion } from '#schemas/question.ts'
import { levelPoints } from '#src/assessment/engine/scoring/marks.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'

type Level = NonNullable<AnswerableQuestion['rubric']>['levels'][number]

/**
 * The points that a rubric level gives: "2 points". Where a mark can't have those that its author
 * wrote (rule J1), both: "0 points (the rubric says −1, outside what this question can give)".
 */
export function levelPointsWords(question: AnswerableQuestion, { id, points }: Level): string {
  const counted = levelPoints(question, id) ?? points
  if (counted === points) return pointsWords(points)
  return `${pointsWords(counted)} (the rubric says ${pointsText(points)}, outside what this question can give)`
}
