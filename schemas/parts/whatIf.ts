/** Other weights and limits for the scores of a version, to see what they would change. */
import * as z from 'zod/mini'

import { mintedIdSchema } from '#schemas/base.ts'

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
