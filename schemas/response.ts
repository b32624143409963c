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
import { draftKeysSchema, encryptedSchema, sealedSchema } from './sealing.ts'

const attemptEventSchema = z.strictObject({
  at: momentSchema,
  kind: z.enum(['started', 'resumed', 'left', 'submitted']),
})

const readableShape = {
  attemptId: recordIdSchema,
  versionId: z.string(),
  startedAt: momentSchema,
  seed: seedSchema,
  language: z.string(),
  /** Milliseconds during which the assessment was open and in front of the candidate. */
  clock: z.strictObject({ activeMs: z.number().check(z.minimum(0)) }),
  events: z.array(attemptEventSchema),
}

const currentShape = {
  ...readableShape,
  /** The page to resume at: a section id, a question id, or the check-your-answers page. */
  place: z.exactOptional(z.string()),
}

/** The attempt in progress. */
export const currentAttemptSchema = z.strictObject({ ...currentShape, answers: answersSchema })
export type CurrentAttempt = z.infer<typeof currentAttemptSchema>

/** The same in protected mode. */
const protectedCurrentSchema = z.strictObject({
  ...currentShape,
  /** The answers, with the key of the attempt. */
  draft: encryptedSchema,
  keys: draftKeysSchema,
})
export type ProtectedCurrent = z.infer<typeof protectedCurrentSchema>

const finishedShape = {
  ...readableShape,
  submittedAt: momentSchema,
  /** The reference on the receipt. */
  receipt: z.string(),
  /** The key of the attempt, which opens its files, sealed to the team. */
  fileKey: z.exactOptional(sealedSchema),
}

/** What candidates leave on submitting, and what is sealed of it. */
export const submittedAnswersSchema = z.strictObject({
  answers: answersSchema,
  /** Questions whose answers were dropped because they were hidden on submission. */
  dropped: z.array(mintedIdSchema),
})
export type SubmittedAnswers = z.infer<typeof submittedAnswersSchema>

export const finishedAttemptSchema = z.strictObject({
  ...finishedShape,
  ...submittedAnswersSchema.shape,
})
export type FinishedAttempt = z.infer<typeof finishedAttemptSchema>

/** The same in protected mode: only the team can read the answers. */
const protectedFinishedSchema = z.strictObject({ ...finishedShape, sealed: sealedSchema })
export type ProtectedFinished = z.infer<typeof protectedFinishedSchema>

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

const responseShape = {
  format: z.literal(FORMATS.response),
  rev: revSchema,
  candidateId: recordIdSchema,
  assessmentId: recordIdSchema,
  /** Of the last finished attempt; absent before the first. */
  submittedAt: z.exactOptional(momentSchema),
  /** The version of the most recently started attempt. */
  versionId: z.string(),
  /** Staff allowed a retake that has not been started yet. */
  retakeAllowedAt: z.exactOptional(momentSchema),
  reviews: z.array(reviewSchema),
  scores: z.array(scoreEntrySchema),
  sample: z.exactOptional(z.literal(true)),
}

/** As staff read it, whether it is stored protected or not. */
export const responseSchema = z.strictObject({
  ...responseShape,
  current: z.exactOptional(currentAttemptSchema),
  /** Finished attempts, oldest first. */
  attempts: z.array(finishedAttemptSchema),
})
export type Response = z.infer<typeof responseSchema>

/**
 * As it is stored. Protected and unprotected attempts may stand side by side while protection is
 * turned on or off.
 */
export const storedResponseSchema = z.strictObject({
  ...responseShape,
  current: z.exactOptional(z.union([currentAttemptSchema, protectedCurrentSchema])),
  attempts: z.array(z.union([finishedAttemptSchema, protectedFinishedSchema])),
  /** Reviews and scores in protected mode; the two lists are empty then. */
  judgement: z.exactOptional(encryptedSchema),
})
export type StoredResponse = z.infer<typeof storedResponseSchema>
