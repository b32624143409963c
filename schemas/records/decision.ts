/**
 * Decisions on those who submitted an assessment: who was chosen, and why. Kept with the assessment
 * for staff, sealed in protected mode.
 */

import * as z from 'zod/mini'

import { actorSchema } from '#schemas/actor.ts'
import { atLeastOneSchema, mintedIdSchema, momentSchema, recordIdSchema } from '#schemas/base.ts'
import { stageSchema } from './candidate.ts'
import { MAX_LENGTH, recommendationSchema } from '#schemas/review.ts'
import { savedWhatIfSchema } from '#schemas/whatIf.ts'

const reasonSchema = z.string().check(z.maxLength(MAX_LENGTH))

/** One person at the moment of a decision, as whoever decided saw them. */
export const decidedPersonSchema = z.strictObject({
  candidateId: recordIdSchema,
  /** The attempt that the decision is about. */
  attemptId: recordIdSchema,
  versionId: z.string(),
  /** Why this person was chosen, beside the reason for all. */
  why: z.exactOptional(reasonSchema),
  /** Among everybody of the decision; absent without a score. */
  rank: z.exactOptional(atLeastOneSchema),
  /** The share of the points available at that time, usually from 0 to 1. */
  share: z.exactOptional(z.number()),
  /** The score; absent from decisions that were made before it was kept. */
  score: z.exactOptional(
    z.strictObject({
      points: z.number(),
      most: z.number(),
      /** Without the points that a person still had to give. */
      mostSoFar: z.number(),
      toBeMarked: z.number(),
    }),
  ),
  /** The rank with the what-if of the decision. */
  triedRank: z.exactOptional(atLeastOneSchema),
  /** Whether the pass mark was reached; absent without one. */
  passed: z.exactOptional(z.enum(['yes', 'no', 'open'])),
  isKnockedOut: z.exactOptional(z.literal(true)),
  isProvisional: z.exactOptional(z.literal(true)),
  recommendations: z.exactOptional(
    z.array(z.strictObject({ by: z.string(), recommendation: recommendationSchema })),
  ),
})
export type DecidedPerson = z.infer<typeof decidedPersonSchema>

export const madeDecisionSchema = z.strictObject({
  kind: z.literal('decided'),
  id: mintedIdSchema,
  at: momentSchema,
  by: actorSchema,
  /** For all who were chosen; empty if each has a reason. */
  why: reasonSchema,
  /** By rank. */
  chosen: z.array(decidedPersonSchema),
  /** By rank. */
  notChosen: z.array(decidedPersonSchema),
  /** The weights and limits that were laid beside the recorded ranks, as they were then. */
  whatIf: z.exactOptional(savedWhatIfSchema),
  /** Where the decision moved everybody; absent where they stayed. */
  stages: z.strictObject({
    chosen: z.exactOptional(stageSchema),
    notChosen: z.exactOptional(stageSchema),
  }),
})
export type MadeDecision = z.infer<typeof madeDecisionSchema>

/** The decision before it no longer counts. What it was stays. */
export const reopenedSchema = z.strictObject({
  kind: z.literal('reopened'),
  id: mintedIdSchema,
  at: momentSchema,
  by: actorSchema,
  reason: reasonSchema.check(z.minLength(1)),
})

export const decisionSchema = z.discriminatedUnion('kind', [madeDecisionSchema, reopenedSchema])
export type Decision = z.infer<typeof decisionSchema>
