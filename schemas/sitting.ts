/**
 * What one tab remembers of the person sitting at it, in sessionStorage. Never an answer, never a
 * name: whoever sits down next may look.
 */
import * as z from 'zod/mini'

import { momentSchema, recordIdSchema } from './base.ts'

const sittingSchema = z.strictObject({
  kind: z.literal('sitting'),
  assessmentId: recordIdSchema,
  candidateId: recordIdSchema,
  /** Of this sitting, as the device keeps it until somebody sits down again. */
  mark: recordIdSchema,
  /** Absent until the person has started: a reload then comes back to the welcome page. */
  attemptId: z.exactOptional(recordIdSchema),
  /** Milliseconds since the epoch. */
  lastActiveAt: z.number(),
})
export type Sitting = z.infer<typeof sittingSchema>

const receiptNoteSchema = z.strictObject({
  kind: z.literal('receipt'),
  assessmentId: recordIdSchema,
  /** Of the assessment; absent from notes that were written before it was kept. */
  title: z.exactOptional(z.string()),
  reference: z.string(),
  at: momentSchema,
})
export type ReceiptNote = z.infer<typeof receiptNoteSchema>

/** Why the last person's page went away; said once to whoever looks next. */
const partingSchema = z.strictObject({
  kind: z.literal('parting'),
  assessmentId: recordIdSchema,
  /**
   * `lockedFiles`: a file that was being added when the page locked is not kept. `replaced`: the data
   * of the device was replaced or deleted meanwhile, and what was saved may not be in it.
   */
  why: z.enum(['left', 'locked', 'lockedFiles', 'replaced']),
})
export type Parting = z.infer<typeof partingSchema>['why']

export const tabNoteSchema = z.discriminatedUnion('kind', [
  sittingSchema,
  receiptNoteSchema,
  partingSchema,
])
export type TabNote = z.infer<typeof tabNoteSchema>
