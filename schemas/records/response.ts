/** One candidate's response to one version. Keyed by candidate, who has at most one response. */

import * as z from 'zod/mini'

import { FORMATS, momentSchema, recordIdSchema, revSchema } from '#schemas/base.ts'

import {
  currentAttemptSchema,
  finishedAttemptSchema,
  protectedCurrentSchema,
  protectedFinishedSchema,
} from '#schemas/attempt.ts'
import { revealSchema } from '#schemas/reveal.ts'
import { reviewSchema, scoreEntrySchema, settledMarkSchema } from '#schemas/review.ts'
import { encryptedSchema } from '#schemas/sealing.ts'

const responseShape = {
  format: z.literal(FORMATS.response),
  rev: revSchema,
  candidateId: recordIdSchema,
  assessmentId: recordIdSchema,
  /** The time of the last submission; absent before the first. */
  submittedAt: z.exactOptional(momentSchema),
  /** The version of the most recently started attempt. */
  versionId: z.string(),
  /** Staff allowed a retake that has not been started yet. */
  retakeAllowedAt: z.exactOptional(momentSchema),
  reviews: z.array(reviewSchema),
  scores: z.array(scoreEntrySchema),
  /** Oldest first; of several for one answer the last counts. */
  settled: z.exactOptional(z.array(settledMarkSchema)),
  /** The reviewers to whom the candidate's name was shown, oldest first. */
  reveals: z.exactOptional(z.array(revealSchema)),
  sample: z.exactOptional(z.literal(true)),
}

/** A response as staff read it, whether it is stored protected or not. */
export const responseSchema = z.strictObject({
  ...responseShape,
  current: z.exactOptional(currentAttemptSchema),
  /** Finished attempts, oldest first. */
  attempts: z.array(finishedAttemptSchema),
})
export type Response = z.infer<typeof responseSchema>

/**
 * A response as it is stored. Protected and unprotected attempts may exist side by side while
 * protection is turned on or off.
 */
export const storedResponseSchema = z.strictObject({
  ...responseShape,
  current: z.exactOptional(z.union([currentAttemptSchema, protectedCurrentSchema])),
  attempts: z.array(z.union([finishedAttemptSchema, protectedFinishedSchema])),
  /** Reviews, settled marks, scores and reveals in protected mode; none of them is beside it. */
  judgement: z.exactOptional(encryptedSchema),
})
export type StoredResponse = z.infer<typeof storedResponseSchema>
