/**
 * The activity during an attempt besides the answers. Facts, with times and lengths: never a text,
 * and nothing that an answer could be read from.
 */

import * as z from 'zod/mini'

import { atLeastOneSchema, countSchema, mintedIdSchema, momentSchema } from './base.ts'

/**
 * When an attempt was opened, left and submitted. Readable in protected mode too, because staff and
 * the clock need it while the attempt is in progress. Another kind of event is one more branch.
 */
export const attemptEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['started', 'resumed']), at: momentSchema }),
  z.strictObject({
    kind: z.literal('left'),
    /** The last moment at which the page was saved. */
    at: momentSchema,
    /**
     * The candidate stopped, or the page locked after a while without activity. Absent if the page was
     * closed or reloaded, or the device went off.
     */
    how: z.exactOptional(z.enum(['stopped', 'locked'])),
  }),
  z.strictObject({
    kind: z.literal('submitted'),
    at: momentSchema,
    /** Absent if the candidate submitted it; the clock does when the time is over. */
    by: z.exactOptional(z.literal('clock')),
    /** Questions whose time was over with something missing or wrong; absent for none. */
    unfinished: z.exactOptional(atLeastOneSchema),
  }),
  /** The time of a section or question was over. */
  z.strictObject({ kind: z.literal('timeOver'), at: momentSchema, place: mintedIdSchema }),
  z.strictObject({
    /** The device's clock was set while the attempt was open, or the device slept. */
    kind: z.literal('clockJumped'),
    /** By the clock as it is after that. */
    at: momentSchema,
    /** Milliseconds that it went ahead; negative if it went back. */
    ms: z.int(),
    /** The time counts as used, because the page was hidden: the device may have slept. */
    counted: z.exactOptional(z.literal(true)),
  }),
  /** Staff stopped the clock for so many milliseconds. */
  z.strictObject({ kind: z.literal('paused'), at: momentSchema, ms: countSchema }),
])
export type AttemptEvent = z.infer<typeof attemptEventSchema>

/** The page that has the attempt open, as of its last save. It becomes the event `left`. */
export const seenSchema = z.strictObject({
  at: momentSchema,
  how: z.exactOptional(z.enum(['stopped', 'locked'])),
})
export type Seen = z.infer<typeof seenSchema>

const activityEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Another tab or app covered the page, or the screen was off. */
    kind: z.literal('hidden'),
    at: momentSchema,
    /** Milliseconds until it was shown again; absent if the page ended before that. */
    ms: z.exactOptional(countSchema),
  }),
  z.strictObject({
    kind: z.literal('pasted'),
    at: momentSchema,
    questionId: mintedIdSchema,
    /** Code points. */
    length: atLeastOneSchema,
  }),
])
export type ActivityEvent = z.infer<typeof activityEventSchema>

/**
 * The activity that the candidate's page observed (rules I1 to I5). Sealed with the answers in
 * protected mode.
 */
export const activitySchema = z.strictObject({
  /** Milliseconds that each page was on screen, in the order of the first visits. */
  pages: z.array(z.strictObject({ place: z.string(), visibleMs: countSchema })),
  /** Oldest first, as many of each kind as are listed. */
  events: z.array(activityEventSchema),
  /** Totals of the events after the list was full. */
  unlisted: z.exactOptional(
    z.strictObject({
      hidden: countSchema,
      hiddenMs: countSchema,
      pasted: countSchema,
      pastedLength: countSchema,
    }),
  ),
})
export type Activity = z.infer<typeof activitySchema>
