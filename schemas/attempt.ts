/** One run through an assessment by one candidate: in progress, or submitted. */

import * as z from 'zod/mini'

import { answersSchema } from './answer.ts'
import {
  atLeastOneSchema,
  mintedIdSchema,
  momentSchema,
  recordIdSchema,
  seedSchema,
} from './base.ts'
import { draftKeysSchema, encryptedSchema, sealedSchema } from './sealing.ts'

import { activitySchema, attemptEventSchema, seenSchema } from './activity.ts'
import { extraTimeSchema, timeUsedSchema } from './timeUsed.ts'

const readableShape = {
  attemptId: recordIdSchema,
  versionId: z.string(),
  startedAt: momentSchema,
  seed: seedSchema,
  language: z.string(),
  /** Milliseconds during which the questions were open and in front of the candidate. */
  clock: z.strictObject({
    activeMs: z.number().check(z.minimum(0)),
    /** The time used, in a version with time limits, from the first save. */
    used: z.exactOptional(timeUsedSchema),
    /** Per cent that were added to every limit when it was submitted; absent for none. */
    extraTime: z.exactOptional(extraTimeSchema),
  }),
  /** Oldest first. */
  events: z.array(attemptEventSchema),
  /** The number of events after the list was full. */
  unlistedEvents: z.exactOptional(atLeastOneSchema),
}

const currentShape = {
  ...readableShape,
  /** The page to resume at: a section id, a question id, or the check-your-answers page. */
  place: z.exactOptional(z.string()),
  /** Absent until the first save. */
  seen: z.exactOptional(seenSchema),
}

/**
 * The questions that the candidate marked for later, in the order of marking. Their own note: it ends
 * with the attempt, and nobody else reads it.
 */
export const markedSchema = z.array(mintedIdSchema)

/** The attempt in progress. */
export const currentAttemptSchema = z.strictObject({
  ...currentShape,
  answers: answersSchema,
  activity: z.exactOptional(activitySchema),
  marked: z.exactOptional(markedSchema),
})
export type CurrentAttempt = z.infer<typeof currentAttemptSchema>

/** The current attempt in protected mode. */
export const protectedCurrentSchema = z.strictObject({
  ...currentShape,
  /** The answers, with the key of the attempt. */
  draft: encryptedSchema,
  /** The activity, with the same key. */
  sealedActivity: z.exactOptional(encryptedSchema),
  /** The marked questions, with the same key. */
  sealedMarked: z.exactOptional(encryptedSchema),
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

/** The data that candidates leave on submitting, and the part of it that is sealed. */
export const submittedAnswersSchema = z.strictObject({
  answers: answersSchema,
  /** Questions whose answers were dropped because they were hidden on submission. */
  dropped: z.array(mintedIdSchema),
  /** Absent if it was not recorded, as in older attempts. */
  activity: z.exactOptional(activitySchema),
})
export type SubmittedAnswers = z.infer<typeof submittedAnswersSchema>

export const finishedAttemptSchema = z.strictObject({
  ...finishedShape,
  ...submittedAnswersSchema.shape,
})
export type FinishedAttempt = z.infer<typeof finishedAttemptSchema>

/** A finished attempt in protected mode: only the team can read the answers. */
export const protectedFinishedSchema = z.strictObject({ ...finishedShape, sealed: sealedSchema })
export type ProtectedFinished = z.infer<typeof protectedFinishedSchema>
