/** One candidate's response to one version. Keyed by candidate, who has at most one response. */
import * as z from 'zod/mini'

import { answersSchema } from './answer.ts'
import {
  actorSchema,
  FORMATS,
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
  /** Milliseconds during which the assessment was open and in front of the candidate. */
  clock: z.strictObject({ activeMs: z.number().check(z.minimum(0)) }),
  events: z.array(attemptEventSchema),
}

/** The attempt in progress. */
export const currentAttemptSchema = z.strictObject({
  ...attemptShape,
  /** The page to resume at: a section id, a question id, or the check-your-answers page. */
  place: z.exactOptional(z.string()),
})
export type CurrentAttempt = z.infer<typeof currentAttemptSchema>

export const finishedAttemptSchema = z.strictObject({
  ...attemptShape,
  submittedAt: momentSchema,
  /** The reference on the receipt. */
  receipt: z.string(),
  /** Questions whose answers were dropped because they were hidden on submission. */
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

/** A score at one point in time. Later scores are appended, never overwritten. */
const scoreEntrySchema = z.strictObject({
  attemptId: recordIdSchema,
  at: momentSchema,
  by: actorSchema,
  reason: z.string(),
  points: z.number(),
  most: z.number(),
})

export const responseSchema = z.strictObject({
  format: z.literal(FORMATS.response),
  rev: revSchema,
  candidateId: recordIdSchema,
  assessmentId: recordIdSchema,
  /** Of the last finished attempt; absent before the first. */
  submittedAt: z.exactOptional(momentSchema),
  /** The version of the most recently started attempt. */
  versionId: z.string(),
  current: z.exactOptional(currentAttemptSchema),
  /** Staff allowed a retake that has not been started yet. */
  retakeAllowedAt: z.exactOptional(momentSchema),
  /** Finished attempts, oldest first. */
  attempts: z.array(finishedAttemptSchema),
  reviews: z.array(reviewSchema),
  scores: z.array(scoreEntrySchema),
  sample: z.exactOptional(z.literal(true)),
})
export type Response = z.infer<typeof responseSchema>
