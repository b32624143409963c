/**
 * Decisions of reviewers about a submitted attempt. Kept with the response, sealed in protected
 * mode.
 */

import * as z from 'zod/mini'

import { mintedIdSchema, momentSchema, recordIdSchema } from './base.ts'
import { actorSchema } from './actor.ts'

/** From worst to best. */
export const recommendationSchema = z.enum(['strongNo', 'no', 'yes', 'strongYes'])
export type Recommendation = z.infer<typeof recommendationSchema>

/** Characters of a comment or a reason (UTF-16 units). */
export const MAX_LENGTH = 10_000

const givenShape = {
  points: z.number(),
  /** The rubric level that the points come from. */
  level: z.exactOptional(mintedIdSchema),
  /** Why these points, where no level says it, or why they were changed. */
  reason: z.exactOptional(z.string().check(z.maxLength(MAX_LENGTH))),
  at: momentSchema,
}

const markSchema = z.strictObject({
  ...givenShape,
  /** Earlier values from changes in a finished review, oldest first. */
  earlier: z.exactOptional(z.array(z.strictObject(givenShape))),
})
export type Mark = z.infer<typeof markSchema>

const recommendationChangeSchema = z.strictObject({
  /** Absent if there was none. */
  before: z.exactOptional(recommendationSchema),
  /** Why it was changed. */
  reason: z.string().check(z.maxLength(MAX_LENGTH)),
  at: momentSchema,
})
export type RecommendationChange = z.infer<typeof recommendationChangeSchema>

/** One reviewer's marks of one attempt. */
export const reviewSchema = z.strictObject({
  reviewId: recordIdSchema,
  attemptId: recordIdSchema,
  by: actorSchema,
  /** The time of the last change. */
  at: momentSchema,
  /** The review is finished; absent until then. */
  doneAt: z.exactOptional(momentSchema),
  /** Its reviewer has seen the finished reviews of others, then reopened this one. */
  sawOthers: z.exactOptional(z.literal(true)),
  /** The time of the last score of the finished review that its reviewer has noted as seen. */
  seenScore: z.exactOptional(momentSchema),
  /** By question. */
  marks: z.record(mintedIdSchema, markSchema),
  /** By question. */
  comments: z.record(mintedIdSchema, z.string().check(z.maxLength(MAX_LENGTH))),
  /** On the whole attempt. */
  comment: z.exactOptional(z.string().check(z.maxLength(MAX_LENGTH))),
  recommendation: z.exactOptional(recommendationSchema),
  /** How the recommendation was changed in the finished review, oldest first. */
  recommendationChanges: z.exactOptional(z.array(recommendationChangeSchema)),
})
export type Review = z.infer<typeof reviewSchema>

/**
 * A mark that reviewers agreed on for one answer. It is stored beside their marks, none of which it
 * changes.
 */
export const settledMarkSchema = z.strictObject({
  ...givenShape,
  attemptId: recordIdSchema,
  questionId: mintedIdSchema,
  by: actorSchema,
  /** It takes back the newest one of this answer that counts. Its points are those of that one. */
  undone: z.exactOptional(z.literal(true)),
})
export type SettledMark = z.infer<typeof settledMarkSchema>

/** A score at one point in time. Later scores are appended, never overwritten. */
export const scoreEntrySchema = z.strictObject({
  attemptId: recordIdSchema,
  at: momentSchema,
  by: actorSchema,
  reason: z.string(),
  points: z.number(),
  most: z.number(),
  /** The score changed because the key of this question was corrected. */
  keyFixed: z.exactOptional(
    z.strictObject({
      questionId: mintedIdSchema,
      /** The score with the key as it was. */
      pointsBefore: z.number(),
      mostBefore: z.number(),
      /** The part of `most` that a person still had to give. */
      toBeMarked: z.number(),
    }),
  ),
})
export type ScoreEntry = z.infer<typeof scoreEntrySchema>
