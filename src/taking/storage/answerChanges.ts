import { type Answer, type Answers, answerSchema } from '#schemas/answer.ts'

import { problemsOf } from '#src/storage/records/shapes.ts'

/** Answers that changed, by question; undefined for one that was removed. */
export type ChangedAnswers = Readonly<Record<string, Answer | undefined>>

/**
 * Validates and collects changed answers until they are written, because the cost of a keystroke
 * must not grow with the assessment.
 */
export function collectAnswers() {
  const changed = new Map<string, Answer | undefined>()
  const refused = new Map<string, string[]>()
  return {
    /** Returns lines of path and reason for all that are still invalid. */
    add(answers: ChangedAnswers): string[] {
      for (const [questionId, answer] of Object.entries(answers)) {
        const problems = answer === undefined ? [] : problemsIn(questionId, answer)
        if (problems.length > 0) refused.set(questionId, problems)
        else {
          refused.delete(questionId)
          changed.set(questionId, answer)
        }
      }
      return [...refused.values()].flat()
    },
    /** The answers with what has changed since the last call. */
    addTo(answers: Answers): Answers {
      if (changed.size === 0) return answers
      const next = new Map<string, Answer | undefined>([...Object.entries(answers), ...changed])
      changed.clear()
      return Object.fromEntries(
        [...next].flatMap(([questionId, answer]) =>
          answer === undefined ? [] : [[questionId, answer]],
        ),
      )
    },
  }
}

function problemsIn(questionId: string, answer: Answer): string[] {
  const checked = answerSchema.safeParse(answer)
  if (checked.success) return []
  return problemsOf(checked.error.issues).map((why) => `${questionId}${why}`)
}
