/** The time that a candidate has used of an assessment with time limits (rules O1 to O11). */

import * as z from 'zod/mini'

import { countSchema, momentSchema } from './base.ts'

const msSchema = z.number().check(z.minimum(0))

/** Readable in protected mode: it says nothing about answers. */
export const timeUsedSchema = z.strictObject({
  /** The device's clock when this was counted; the time since then is still to be added. */
  at: momentSchema,
  /** Milliseconds of the whole assessment. */
  allMs: msSchema,
  /** Milliseconds of each section and question that has a limit, by its id. */
  placeMs: z.record(z.string(), msSchema),
  /**
   * The sections and questions with a limit that the candidate has started (rule O10); absent in
   * attempts from before that rule (O11).
   */
  started: z.exactOptional(z.array(z.string())),
})
export type TimeUsed = z.infer<typeof timeUsedSchema>

/** Staff stopped the clock. */
export const pauseSchema = z.strictObject({
  from: momentSchema,
  /** Absent until it runs again. */
  to: z.exactOptional(momentSchema),
})
export type Pause = z.infer<typeof pauseSchema>

export const extraTimeSchema = countSchema
