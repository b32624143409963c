/** The properties that all stored records share: format, revision, ids and timestamps. */
import * as z from 'zod/mini'

/**
 * The format in which each kind of record and file is written. When the shape of what is stored
 * changes, raise the number by one and add a step to `schemas/upgrades` that converts older
 * records. Anything with a higher number was written by a newer TalentFlow and is never
 * overwritten.
 */
export const FORMATS = {
  job: 1,
  candidate: 2,
  assessment: 3,
  version: 1,
  definition: 1,
  response: 8,
  setting: 1,
  historyStep: 2,
  file: 1,
  erased: 1,
  teamKey: 1,
  assessmentFile: 1,
  backup: 1,
} as const

/** A whole number from 0. */
export const countSchema = z.int().check(z.minimum(0))

/** A whole number from 1. */
export const atLeastOneSchema = z.int().check(z.minimum(1))

/** Raised by one with each write, and compared inside the writing transaction. */
export const revSchema = z.int().check(z.minimum(0))

/** Id of a record: `crypto.randomUUID()`. */
export const recordIdSchema = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i))

export const MINTED_ID = /^[A-Za-z][A-Za-z0-9_-]*$/

/** An id created inside a definition: starts with a letter, has no dots, and is never reused. */
export const mintedIdSchema = z.string().check(z.regex(MINTED_ID), z.maxLength(64))

export const LARGEST_SEED = 2 ** 32 - 1

/** Determines every random order. */
export const seedSchema = z.int().check(z.minimum(0), z.maximum(LARGEST_SEED))

export const CALENDAR_DATE = z.regexes.date
const DATE = CALENDAR_DATE.source.slice(1, -1)
export const MOMENT = new RegExp(`^${DATE}T([01]\\d|2[0-3])(:[0-5]\\d){2}(\\.\\d+)?Z$`)

/** A timestamp in the format of `toISOString()`. Its schema in zod would bring time zones as well. */
export const momentSchema = z.string().check(z.regex(MOMENT))

/** A calendar date, `YYYY-MM-DD`, never converted to or from UTC. */
export const calendarDateSchema = z.string().check(z.regex(CALENDAR_DATE))
