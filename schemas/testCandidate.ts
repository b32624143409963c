/** Saved answers to the draft that are evaluated again after every edit. */

import * as z from 'zod/mini'

import { answersSchema } from './answer.ts'
import { mintedIdSchema, momentSchema, seedSchema } from './base.ts'

const noneSchema = z.literal(null)

/** The expected outcome of these answers. Absent fields are not checked. */
const expectationSchema = z.strictObject({
  /** Ids of the shown questions, in any order. */
  shown: z.exactOptional(z.array(mintedIdSchema)),
  violations: z.exactOptional(
    z.array(z.strictObject({ questionId: mintedIdSchema, rule: z.string() })),
  ),
  points: z.exactOptional(z.number()),
  most: z.exactOptional(z.number()),
  passed: z.exactOptional(z.union([z.enum(['yes', 'no', 'open']), noneSchema])),
  /** Id of the band; null means no band. */
  band: z.exactOptional(z.union([mintedIdSchema, noneSchema])),
  /** Ids of the questions with a knock-out answer. */
  knockOuts: z.exactOptional(z.array(mintedIdSchema)),
})
export type Expectation = z.infer<typeof expectationSchema>

export const testCandidateSchema = z.strictObject({
  id: mintedIdSchema,
  name: z.string(),
  answers: answersSchema,
  /** Determines every random order; absent means 0. */
  seed: z.exactOptional(seedSchema),
  /** When the attempt started; absent means unknown. */
  startedAt: z.exactOptional(momentSchema),
  expected: z.exactOptional(expectationSchema),
})
export type TestCandidate = z.infer<typeof testCandidateSchema>
