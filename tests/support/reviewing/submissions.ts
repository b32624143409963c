import type { Answers } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import type { SubmittedAttempt } from '#src/assessment/engine/statistics/submissions.ts'

import { number } from '#tests/support/definitions.ts'

/** Who looks at the statistics. */
export const me = { kind: 'staff', name: 'Mira' } as const

/** An attempt at version 1 with these answers; all else is the same in each. */
export function attemptWith(
  answers: Answers,
  over: Partial<SubmittedAttempt> = {},
): SubmittedAttempt {
  return {
    attemptId: crypto.randomUUID(),
    versionId: 'a.v1',
    answers,
    seed: 1,
    startedAt: '2026-02-03T10:00:00.000Z',
    language: 'en',
    clock: { activeMs: 600_000 },
    reviews: [],
    ...over,
  }
}

/** The same attempt, so many times. */
export function times(count: number, answers: Answers): SubmittedAttempt[] {
  return Array.from({ length: count }, () => attemptWith(answers))
}

/** Correct with 1, for a point. */
export function keyed(id: string, over: Parameters<typeof number>[1] = {}): Question {
  return number(id, { key: { value: 1, tolerance: 0 }, points: 1, ...over })
}
