import { type Answers, answerSchema } from '#schemas/answer.ts'

import { problemsOf } from './recordKinds.ts'

/**
 * What no answer may look like, as lines of place and reason; empty when all is well. Only what changed
 * is checked: the cost of a keystroke must not grow with the assessment.
 */
export function problemsOfChanges(before: Answers, after: Answers): string[] {
  return Object.entries(after).flatMap(([questionId, answer]) => {
    if (before[questionId] === answer) return []
    const checked = answerSchema.safeParse(answer)
    return checked.success
      ? []
      : problemsOf(checked.error.issues).map((why) => `${questionId}${why}`)
  })
}
