/**
 * One candidate's filling of one version. Keyed by the candidate: a candidate has one response.
 */
import * as z from 'zod/mini'

import { answersSchema } from './answer.ts'
import {
  actorSchema,
  formatSchema,
  mintedIdSchema,
  momentSchema,
  recordIdSchema,
  revSchema,
  seedSchema,
} from './base.ts'

const attemptEventSchema = z.strictObject({
  at: momentSchema,
  kind: z.enum(['started', 'resumed', 'left', 'submitted']),
})

const attemptShape = {
  attemptId: recordIdSchema,
  versionId: z.string(),
  startedAt: momentSchema,
  seed: seedSchema,
  language: z.string(),
  answers: answersSchema,
  /** Milliseconds with the assessment open in front of the candidate. */
  clock: z.strictObject({ activeMs: z.number().check(z.minimum(0)) }),
  events: z.array(attemptEventSchema),
}

/** The attempt being filled in. */
export const currentAttemptSchema = z.strictObject({
  ...attemptShape,
  /** The page to come back to: a section id, a question id, or the check-your-answers page. */
  place: z.exactOptional(z.string()),
})
export type CurrentAttempt = z.infer<typeof currentAttemptSchema>

export const finishedAttemptSchema = z.strictObject({
  ...attemptShape,
  submittedAt: momentSchema,
  /** The reference on the receipt. */
  receipt: z.string(),
  /** Questions whose answers were dropped because they were not shown at the end. */
  dropped: z.array(mintedIdSchema),
})
export type FinishedAttempt = z.infer<typeof finishedAttemptSchema>

const reviewSchema = z.strictObject({
  reviewId: recordIdSchema,
  attemptId: recordIdSchema,
  by: actorSchema,
  at: momentSchema,
  marks: z.record(
    mintedIdSchema,
    z.strictObject({ points: z.number(), comment: z.exactOptional(z.string()) }),
  ),
})

/** A score as it stood at one moment; a later one is added, never written over it. */
const scoreEntrySchema = z.strictObject({
  attemptId: recordIdSchema,
  at: momentSchema,
  by: actorSchema,
  reason: z.string(),
  points: z.number(),
  most: z.number(),
})

export const responseSchema = z.strictObject({
  format: formatSchema,
  rev: revSchema,
  candidateId: recordIdSchema,
  assessmentId: recordIdSchema,
  /** Of the last finished attempt; absent until there is one. */
  submittedAt: z.exactOptional(momentSchema),
  /** The version that the last started attempt answers. */
  versionId: z.string(),
  current: z.exactOptional(currentAttemptSchema),
  /** Staff opened a retake that was not started yet. */
  retakeAllowedAt: z.exactOptional(momentSchema),
  /** Finished attempts, oldest first. */
  attempts: z.array(finishedAttemptSchema),
  reviews: z.array(reviewSchema),
  scores: z.array(scoreEntrySchema),
  sample: z.exactOptional(z.literal(true)),
})
export type Response = z.infer<typeof responseSchema>
