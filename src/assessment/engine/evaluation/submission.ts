import type { Answer, Answers } from '#schemas/answer.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import type { Evaluation } from './evaluationState.ts'
import { violationsOf } from './validation.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'

export type Submission = {
  /** The answers to shown questions, without blank ones. */
  answers: Answers
  /** Hidden questions that had an answer. */
  dropped: string[]
  /** How many closed questions have something missing or wrong; absent for none. */
  unfinished?: number
}
export type SubmissionRefused = { kind: 'has-violations'; violations: Violation[] }

/**
 * Prepares an attempt for submission. Answers to hidden questions are dropped and listed (rule R1).
 * Violations of closed questions, whose time is over, prevent nothing (rule O7).
 */
export function prepareSubmission(
  evaluation: Evaluation,
  closed: ReadonlySet<string> = NONE,
): Result<Submission, SubmissionRefused> {
  const all = violationsOf(evaluation)
  const violations = all.filter(({ questionId }) => !closed.has(questionId))
  if (violations.length > 0) return failed({ kind: 'has-violations', violations })
  const answers: Record<string, Answer> = {}
  const dropped: string[] = []
  evaluation.compiled.questions.forEach(({ question }, index) => {
    const answer = evaluation.answers[index]
    if (answer === undefined || evaluation.values[index] === null) return
    if (evaluation.shown[index] === 1) answers[question.id] = answer
    else dropped.push(question.id)
  })
  return done({ answers, dropped, ...(all.length > 0 && { unfinished: all.length }) })
}

const NONE: ReadonlySet<string> = new Set()
