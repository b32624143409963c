/**
 * What every stored record shares: its format, its revision, and the ways to write ids and moments.
 */
import * as z from 'zod/mini'

/** The only format there is. A higher one was written by a newer TalentFlow and is shown read-only. */
export const FORMAT = 1

export const formatSchema = z.literal(FORMAT)

/** Raised by one at each write and compared inside the transaction that writes. */
export const revSchema = z.int().check(z.minimum(0))

/** Id of a record: `crypto.randomUUID()`. */
export const recordIdSchema = z.uuid()

export const MINTED_ID = /^[A-Za-z][A-Za-z0-9_-]*$/

/** Id minted inside a definition: a letter first, no dots, never reused. */
export const mintedIdSchema = z.string().check(z.regex(MINTED_ID), z.maxLength(64))

export const LARGEST_SEED = 2 ** 32 - 1

/** Decides every order that is drawn by lot. */
export const seedSchema = z.int().check(z.minimum(0), z.maximum(LARGEST_SEED))

/** A moment, as `toISOString()` writes it. */
export const momentSchema = z.iso.datetime()

/** A calendar date, `YYYY-MM-DD`, that never passes through UTC. */
export const calendarDateSchema = z.iso.date()

/** Who did something: a person of the staff, the candidate, or the app by itself. */
export const actorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('staff'), name: z.string() }),
  z.strictObject({ kind: z.literal('candidate') }),
  z.strictObject({ kind: z.literal('app') }),
])
export type Actor = z.infer<typeof actorSchema>
