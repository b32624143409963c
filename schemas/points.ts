/**
 * Points. The limit keeps their sums within the numbers that JSON can represent. Drafts and
 * versions stored before the limit existed may exceed it and stay readable.
 */
import * as z from 'zod/mini'

/** The maximum in fields and files, in both directions from 0. */
export const MAX_POINTS = 1_000_000

/** A copy, because the schema of files adds the limit to this one number. */
export const pointsSchema = z.clone(z.number())

/** The maximum points of a calculated value. */
export const pointsAboveZeroSchema = z.number().check(z.gt(0))
