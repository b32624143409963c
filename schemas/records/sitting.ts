/**
 * The notes of a tab in sessionStorage about the person using it. Never an answer or a name,
 * because the next person may look.
 */

import * as z from 'zod/mini'

import { authoredTextSchema } from '#schemas/authoredText.ts'
import { momentSchema, recordIdSchema } from '#schemas/base.ts'

/** The language of the page (BCP 47). */
const languageSchema = z.exactOptional(z.string())

const sittingSchema = z.strictObject({
  kind: z.literal('sitting'),
  assessmentId: recordIdSchema,
  candidateId: recordIdSchema,
  /** The sitting's id, which the device also stores until the next sitting starts. */
  mark: recordIdSchema,
  /** Absent until the person has started; until then a reload returns to the welcome page. */
  attemptId: z.exactOptional(recordIdSchema),
  /** Staff opened it for this person, who has not signed in. */
  openedByStaff: z.exactOptional(z.literal(true)),
  /** Absent until it was chosen, or the questions are open. */
  language: languageSchema,
  /** Milliseconds since the epoch. */
  lastActiveAt: z.number(),
})
export type Sitting = z.infer<typeof sittingSchema>

const receiptNoteSchema = z.strictObject({
  kind: z.literal('receipt'),
  assessmentId: recordIdSchema,
  /** The assessment's title; absent in notes written by older builds. */
  title: z.exactOptional(z.string()),
  /** Absent in notes written by older builds. */
  language: languageSchema,
  reference: z.string(),
  at: momentSchema,
  /** The version that was answered; absent in notes written by older builds. */
  versionId: z.exactOptional(z.string()),
  /** The author's words for what happens next; absent if there are none. */
  nextSteps: z.exactOptional(authoredTextSchema),
  /** Present if the attempt was submitted because the time was over. */
  timeOver: z.exactOptional(z.literal(true)),
})
export type ReceiptNote = z.infer<typeof receiptNoteSchema>

/** Why the previous session ended; shown once, to whoever looks at the page next. */
const partingSchema = z.strictObject({
  kind: z.literal('parting'),
  assessmentId: recordIdSchema,
  /**
   * `leftRunning`: the candidate stopped while a time limit was running.
   * `lockedFiles`: a file that was still being added when the page locked was not saved.
   * `replaced`: the device's data was replaced or deleted meanwhile, and may no longer include what
   * was saved.
   */
  why: z.enum(['left', 'leftRunning', 'locked', 'lockedFiles', 'replaced']),
  language: languageSchema,
})
export type Parting = z.infer<typeof partingSchema>['why']

/** The language that somebody chose before signing in; a while later it counts no more. */
const choiceSchema = z.strictObject({
  kind: z.literal('choice'),
  assessmentId: recordIdSchema,
  language: z.string(),
  /** Milliseconds since the epoch. */
  lastActiveAt: z.number(),
})

export const tabNoteSchema = z.discriminatedUnion('kind', [
  sittingSchema,
  receiptNoteSchema,
  partingSchema,
  choiceSchema,
])
export type TabNote = z.infer<typeof tabNoteSchema>
