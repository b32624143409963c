/** A person of the team on this device; stored in TalentFlowDevice. No page for candidates reads it. */

import * as z from 'zod/mini'

import { countSchema, momentSchema, recordIdSchema } from '#schemas/base.ts'
import { pinVerifierSchema } from './device.ts'

/** Somebody who uses this device. What they do is recorded under the name. */
export const teamMemberSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Asked for before somebody continues under this name. */
  pin: z.exactOptional(pinVerifierSchema),
  /** Wrong PINs in a row. */
  tries: countSchema,
  /** No PIN is checked before this time. */
  nextTryAt: z.exactOptional(momentSchema),
  /** The device was locked under this name, and nobody has entered the PIN since. */
  isAway: z.exactOptional(z.literal(true)),
  /** The PIN was removed for this person: by a colleague, or with the passphrase if nobody is named. */
  pinRemoved: z.exactOptional(
    z.strictObject({ at: momentSchema, by: z.exactOptional(z.string()) }),
  ),
  /** The notes with a mention of this person that were read (rule J15). */
  mentionsRead: z.exactOptional(z.array(recordIdSchema)),
  /** Can't be chosen any more. The name stays taken, since marks are recorded under it. */
  removed: z.exactOptional(z.strictObject({ at: momentSchema, by: z.string() })),
})
export type TeamMember = z.infer<typeof teamMemberSchema>
