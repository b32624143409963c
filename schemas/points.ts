/**
 * What is given in points. Sums of them stay numbers that JSON can hold as long as authors keep to the
 * most; drafts and versions that were stored before there was one stay readable with more.
 */
import * as z from 'zod/mini'

/** What fields and files take, to either side of 0. */
export const MOST_POINTS = 1_000_000

export const pointsSchema = z.number()

/** What a calculated value may come to. */
export const pointsAboveZeroSchema = z.number().check(z.positive())
