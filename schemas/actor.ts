/** The author of a change: a member of staff, the candidate, or the app itself. */
import * as z from 'zod/mini'

export const actorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('staff'), name: z.string() }),
  z.strictObject({ kind: z.literal('candidate') }),
  z.strictObject({ kind: z.literal('app') }),
])
export type Actor = z.infer<typeof actorSchema>
