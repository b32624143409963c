/** Other weights and limits for the scores of a version, to see what they would change. */

import * as z from 'zod/mini'

import { mintedIdSchema, momentSchema } from './base.ts'

import { actorSchema } from './actor.ts'

export const MAX_WEIGHT = 10

/** At most two decimals. */
export const weightSchema = z.number().check(
  z.minimum(0),
  z.maximum(MAX_WEIGHT),
  z.refine((weight) => Math.round(weight * 100) / 100 === weight),
)

const percentSchema = z.number().check(z.minimum(0), z.maximum(100))

export const whatIfSchema = z.strictObject({
  /** By id of a section, a question or a calculated value; what isn't in it has the weight 1. */
  weights: z.record(mintedIdSchema, weightSchema),
  /** In percent; absent without a pass mark. */
  passMark: z.exactOptional(percentSchema),
  /** Where each band of the version starts, in percent, by its id. */
  bands: z.record(mintedIdSchema, percentSchema),
})
export type WhatIf = z.infer<typeof whatIfSchema>

/** One that was saved under a name. It has no scores: they follow from marks and keys (rule U9). */
export const savedWhatIfSchema = z.strictObject({
  id: mintedIdSchema,
  /** The version that it is about. */
  versionId: z.string(),
  /** Different from all others of the assessment, ignoring case. */
  name: z.string().check(z.maxLength(100)),
  by: actorSchema,
  /** When it was saved; renaming changes neither author nor time. */
  at: momentSchema,
  ...whatIfSchema.shape,
})
export type SavedWhatIf = z.infer<typeof savedWhatIfSchema>
