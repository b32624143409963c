/** The statistics in a file of responses (rules F1 to F10): of the responses in it, by version. */

import * as z from 'zod/mini'

import { mintedIdSchema } from '#schemas/base.ts'

/** A figure, or why there is none. `cases`: how many submissions it is computed from. */
const figureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('value'), value: z.number(), cases: z.int() }),
  z.strictObject({ kind: z.literal('tooFew'), cases: z.int(), needed: z.int() }),
  z.strictObject({ kind: z.literal('noSpread'), cases: z.int() }),
])

const choiceSchema = z.strictObject({
  /** Null for own words and for a blank answer. */
  optionId: z.nullable(mintedIdSchema),
  what: z.enum(['option', 'ownWords', 'blank']),
  chosen: z.int(),
  /** Shares of the upper and the lower group; null without groups. */
  upper: z.nullable(z.number()),
  lower: z.nullable(z.number()),
})

const questionStatisticsSchema = z.strictObject({
  questionId: mintedIdSchema,
  asked: z.int(),
  answered: z.int(),
  blank: z.int(),
  notShown: z.int(),
  toBeMarked: z.int(),
  /** Null, like the two after it, without points or while answers have to be marked. */
  facility: z.nullable(figureSchema),
  discrimination: z.nullable(figureSchema),
  alphaWithout: z.nullable(figureSchema),
  /** How many got these points, ascending. */
  reached: z.array(z.strictObject({ points: z.number(), count: z.int() })),
  /** Empty for other kinds than choices. */
  choices: z.array(choiceSchema),
})

export const exportedStatisticsSchema = z.strictObject({
  versionId: z.string(),
  submissions: z.int(),
  provisional: z.int(),
  scored: z.int(),
  /** Shares of the points available so far, like the next two. */
  mean: figureSchema,
  median: figureSchema,
  deviation: figureSchema,
  /** How many scores are in each tenth, the lowest first. */
  tenths: z.array(z.int()),
  /** Milliseconds. */
  medianTime: figureSchema,
  reliability: z.strictObject({
    items: z.int(),
    complete: z.int(),
    /** Null, like the standard error, with fewer than two items. */
    alpha: z.nullable(figureSchema),
    standardError: z.nullable(figureSchema),
  }),
  questions: z.array(questionStatisticsSchema),
})
export type ExportedStatistics = z.infer<typeof exportedStatisticsSchema>
