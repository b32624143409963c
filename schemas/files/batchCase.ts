/**
 * One line of a batch on the command line. Assessment and answers are validated by their own
 * readers.
 */

import * as z from 'zod/mini'

import { momentSchema, seedSchema } from '#schemas/base.ts'

const id = z.union([z.string(), z.number()])

/** Identifies the case even if the rest of the line is invalid. */
export const namedCaseSchema = z.object({ id })

export const batchCaseSchema = z.strictObject({
  id,
  assessment: z.unknown(),
  answers: z.unknown(),
  seed: z.exactOptional(seedSchema),
  startedAt: z.exactOptional(momentSchema),
  language: z.exactOptional(z.string()),
})
export type BatchCase = z.infer<typeof batchCaseSchema>
