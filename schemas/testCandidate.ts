/**
 * A made-up filling of the draft, kept to be run again at every edit.
 */
import * as z from 'zod/mini'

import { answersSchema } from './answer.ts'
import { mintedIdSchema, momentSchema, seedSchema } from './base.ts'

/** What these answers are to come to; what is not said is not looked at. */
const expectationSchema = z.strictObject({
  /** Ids of the shown questions, in any order. */
  shown: z.exactOptional(z.array(mintedIdSchema)),
  violations: z.exactOptional(
    z.array(z.strictObject({ questionId: mintedIdSchema, rule: z.string() })),
  ),
  points: z.exactOptional(z.number()),
  most: z.exactOptional(z.number()),
  passed: z.exactOptional(z.nullable(z.enum(['yes', 'no', 'open']))),
  /** Id of the band; null: in none. */
  band: z.exactOptional(z.nullable(mintedIdSchema)),
  /** Ids of the questions whose answers knock out. */
  knockOuts: z.exactOptional(z.array(mintedIdSchema)),
})
export type Expectation = z.infer<typeof expectationSchema>

export const testCandidateSchema = z.strictObject({
  id: mintedIdSchema,
  name: z.string(),
  answers: answersSchema,
  /** What is drawn by lot; absent: 0. */
  seed: z.exactOptional(seedSchema),
  /** When the filling began; absent: nothing knows. */
  startedAt: z.exactOptional(momentSchema),
  expected: z.exactOptional(expectationSchema),
})
export type TestCandidate = z.infer<typeof testCandidateSchema>
