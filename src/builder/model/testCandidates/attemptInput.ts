import type { Answers } from '#schemas/answer.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import type { Context } from '#src/assessment/engine/context.ts'

/** Everything that determines the outcome of a test candidate or a simulated one. */
export type AttemptInput = Pick<TestCandidate, 'answers' | 'seed' | 'startedAt'>

/** A simulated candidate. It must never be mistaken for a real one. */
export type SimulatedCandidate = { answers: Answers; seed: number }

/** The context of its evaluation (rule T1). */
export function contextOf({ seed = 0, startedAt }: AttemptInput): Context {
  return { seed, ...(startedAt !== undefined && { startedAt }) }
}
