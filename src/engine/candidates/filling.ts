import type { TestCandidate } from '#schemas/testCandidate.ts'
import type { Context } from '#src/engine/context.ts'

/** What decides what becomes of a test candidate, and of one that is made up. */
export type Filling = Pick<TestCandidate, 'answers' | 'seed' | 'startedAt'>

/** What its evaluation is told (rule T1). */
export function contextOf({ seed = 0, startedAt }: Filling): Context {
  return { seed, ...(startedAt !== undefined && { startedAt }) }
}
