/**
 * The file of all submitted responses to an assessment, for other programs. The app does not read
 * it, and loads only types from here. `src/review/files/README.md` describes it.
 */

import * as z from 'zod/mini'

import { answersSchema } from '#schemas/answer.ts'
import { mintedIdSchema, momentSchema, recordIdSchema, seedSchema } from '#schemas/base.ts'
import {
  decidedPersonSchema,
  madeDecisionSchema,
  reopenedSchema,
} from '#schemas/records/decision.ts'
import { stageSchema } from '#schemas/records/candidate.ts'
import { definitionSchema } from '#schemas/definition.ts'
import { exportedStatisticsSchema } from '#schemas/files/exportedStatistics.ts'
import { recommendationWordsSchema } from '#schemas/records/device.ts'
import { activitySchema, attemptEventSchema } from '#schemas/activity.ts'
import { actorSchema } from '#schemas/actor.ts'
import { reviewSchema, settledMarkSchema } from '#schemas/review.ts'
import { extraTimeSchema } from '#schemas/timeUsed.ts'
import { savedWhatIfSchema } from '#schemas/whatIf.ts'

/** Not in `FORMATS`, which every page loads. */
const FORMAT = 1

const scoredQuestionSchema = z.strictObject({
  questionId: mintedIdSchema,
  points: z.number(),
  /** The points available; 0 if the question was not shown or has none. */
  most: z.number(),
  /** The reason for the points, as the command line prints it. */
  rule: z.enum([
    'keyMet',
    'keyMissed',
    'rowsMet',
    'optionsMet',
    'placesMet',
    'pairsMet',
    'optionPoints',
    'blank',
    'notShown',
    'toBeMarked',
    'marked',
    'noPoints',
  ]),
})

const calculatedSchema = z.strictObject({
  calculatedId: mintedIdSchema,
  /** A date as `2026-11-21`; null if it is blank. Masked unless the candidate is named. */
  value: z.nullable(z.union([z.number(), z.string(), z.boolean(), z.array(z.string())])),
})

const scoreSchema = z.strictObject({
  points: z.number(),
  /** The points available on the path of this candidate. */
  most: z.number(),
  /** The part of `most` that a person still has to give. */
  toBeMarked: z.number(),
  /** Answers still have to be marked, or the review is not finished. */
  isProvisional: z.boolean(),
  /** `open` while marks could change it; null without a pass mark. */
  passed: z.nullable(z.enum(['yes', 'no', 'open'])),
  /** The name of the band; null below all of them, and while marks could change it. */
  band: z.nullable(z.string()),
  /** The lowest and the highest band that marks can still lead to, null below all of them. */
  openBands: z.optional(z.tuple([z.nullable(z.string()), z.nullable(z.string())])),
  /** Questions with a knock-out answer. */
  knockOuts: z.array(mintedIdSchema),
  questions: z.array(scoredQuestionSchema),
  /**
   * The calculated values that give points: with the questions they add up to `points` and `most`.
   */
  calculated: z.array(z.extend(calculatedSchema, { points: z.number(), most: z.number() })),
})

const keyedScoreSchema = z.nullable(
  z.strictObject({ points: z.number(), most: z.number(), toBeMarked: z.number() }),
)

/** A score that a fixed key changed, as it was recorded. */
const keyFixSchema = z.strictObject({
  questionId: mintedIdSchema,
  at: momentSchema,
  by: actorSchema,
  reason: z.string(),
  /** Null, like `after`, while marks of others are hidden from the reviewer who exported. */
  before: keyedScoreSchema,
  after: keyedScoreSchema,
})

const exportedAttemptSchema = z.strictObject({
  /** The reference on the candidate's receipt. */
  receipt: z.string(),
  versionId: z.string(),
  startedAt: momentSchema,
  submittedAt: momentSchema,
  /** Milliseconds during which the assessment was open in front of the candidate. */
  activeMs: z.number(),
  /** Per cent that were added to every time limit; absent for none. */
  extraTime: z.exactOptional(extraTimeSchema),
  /** When the attempt was started, left, resumed and submitted, oldest first. */
  events: z.array(attemptEventSchema),
  /** How often it was left or resumed after that list was full. */
  unlistedEvents: z.exactOptional(z.int()),
  /** Time of each page, when it was hidden, and how much was pasted; absent if not recorded. */
  activity: z.exactOptional(activitySchema),
  seed: seedSchema,
  language: z.string(),
  /** Answers by question, in the shapes of `schemas/answer.ts`. */
  answers: answersSchema,
  /** Questions whose answers were dropped on submission, because they were hidden by then. */
  dropped: z.array(mintedIdSchema),
  /** Questions that were not shown; null if the version can't be read. */
  notShown: z.nullable(z.array(mintedIdSchema)),
  /** All calculated values, in authored order; null if the version can't be read. */
  calculated: z.nullable(z.array(calculatedSchema)),
  /** Null if the version can't be read. */
  score: z.nullable(scoreSchema),
  /** Old and new scores by fixed keys, oldest first; absent if there are none. */
  keyFixes: z.exactOptional(z.array(keyFixSchema)),
  /** The score with each saved what-if of the version; absent if there are none. */
  whatIfs: z.exactOptional(
    z.array(
      z.strictObject({
        /** The id of the what-if, which is listed with the version. */
        id: mintedIdSchema,
        ...z.pick(scoreSchema, {
          points: true,
          most: true,
          toBeMarked: true,
          passed: true,
          band: true,
          openBands: true,
        }).shape,
      }),
    ),
  ),
  /** The reviews that the reviewer who exported may see. */
  reviews: z.array(z.omit(reviewSchema, { reviewId: true, attemptId: true })),
  /**
   * The marks that reviewers settled where theirs differ; none until the reviewer's own review is
   * finished.
   */
  settled: z.array(z.omit(settledMarkSchema, { attemptId: true, undone: true })),
})

const exportedResponseSchema = z.strictObject({
  /** Identifies the candidate without a name. */
  reference: z.string(),
  /** Present only if `named`, and only where the name was shown to the reviewer who exported. */
  candidate: z.exactOptional(
    z.strictObject({ id: recordIdSchema, name: z.string(), email: z.string() }),
  ),
  /** Null if the candidate's record can't be read. */
  stage: z.nullable(stageSchema),
  job: z.nullable(z.string()),
  /** Finished attempts, oldest first. */
  attempts: z.array(exportedAttemptSchema),
})
export type ExportedResponse = z.infer<typeof exportedResponseSchema>

const exportedPersonSchema = z.extend(
  z.omit(decidedPersonSchema, { candidateId: true, attemptId: true, share: true }),
  {
    /** As in `responses`. */
    reference: z.string(),
    /** Of the attempt that the decision is about. */
    receipt: z.string(),
  },
)

const exportedDecisionSchema = z.discriminatedUnion('kind', [
  z.extend(madeDecisionSchema, {
    chosen: z.array(exportedPersonSchema),
    notChosen: z.array(exportedPersonSchema),
    /** How many more there were, whose responses are not in the file. */
    outside: z.strictObject({ chosen: z.int(), notChosen: z.int() }),
  }),
  reopenedSchema,
])
export type ExportedDecision = z.infer<typeof exportedDecisionSchema>

export const responsesFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  kind: z.literal('talentflow-responses'),
  exportedAt: momentSchema,
  /** Whether names and emails are included, where the reviewer had them shown. */
  named: z.boolean(),
  /** The team's own words for its recommendations, if it has chosen any. */
  recommendationWords: z.exactOptional(recommendationWordsSchema),
  assessment: z.strictObject({ id: recordIdSchema, title: z.string() }),
  versions: z.array(
    z.strictObject({
      id: z.string(),
      number: z.int(),
      publishedAt: momentSchema,
      /** The definition as it was published. */
      definition: definitionSchema,
      /** Keys that were fixed since, oldest first: the newest of a question counts in all scores. */
      keyCorrections: z.exactOptional(
        z.array(
          z.strictObject({
            questionId: mintedIdSchema,
            /** In the shape of the question's kind. */
            key: z.unknown(),
            reason: z.string(),
            by: actorSchema,
            at: momentSchema,
          }),
        ),
      ),
      /** What-ifs that the team saved for this version, oldest first. */
      whatIfs: z.exactOptional(z.array(z.omit(savedWhatIfSchema, { versionId: true }))),
    }),
  ),
  responses: z.array(exportedResponseSchema),
  /** Decisions and their reopenings, oldest first: the last entry counts; absent if there are none. */
  decisions: z.exactOptional(z.array(exportedDecisionSchema)),
  /** Of the last attempts in the file, for each version that one of them answers. */
  statistics: z.array(exportedStatisticsSchema),
})
export type ResponsesFile = z.infer<typeof responsesFileSchema>
