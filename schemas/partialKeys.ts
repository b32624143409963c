/** Keys that can share the points among their parts. Without `grading` they are all or nothing. */

import * as z from 'zod/mini'

import { mintedIdSchema } from './base.ts'

/** Exactly this set; or a share for each correct option, less one for each wrong one. */
export const setKeySchema = z.strictObject({
  options: z.array(mintedIdSchema),
  grading: z.exactOptional(z.literal('perOption')),
})

/** Exactly this order; or a share for each option in its place, or each pair in order. */
export const orderKeySchema = z.strictObject({
  order: z.array(mintedIdSchema),
  grading: z.exactOptional(z.enum(['perPlace', 'perPair'])),
})
