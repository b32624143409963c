import { type Answers, answerSchema } from '#schemas/answer.ts'

import { problemsOf } from '#src/db/records/shapes.ts'

/**
 * Validates changed answers only, because the cost of a keystroke must not grow with the
 * assessment. Returns lines of path and reason; empty if valid.
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
