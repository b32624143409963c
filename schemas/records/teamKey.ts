/** The team's key pair. The private key opens with the passphrase or the recovery code only. */

import * as z from 'zod/mini'

import { FORMATS, momentSchema } from '#schemas/base.ts'
import { bytesSchema, lockedSchema } from '#schemas/sealing.ts'

export const teamKeySchema = z.strictObject({
  format: z.literal(FORMATS.teamKey),
  id: z.literal('team'),
  kid: z.string(),
  createdAt: momentSchema,
  publicKey: bytesSchema,
  byPassphrase: lockedSchema,
  byRecoveryCode: lockedSchema,
  /**
   * While protection is being turned on or off, what is stored is partly sealed. Absent once all
   * of it is sealed.
   */
  pending: z.exactOptional(z.enum(['sealing', 'opening'])),
})
export type TeamKey = z.infer<typeof teamKeySchema>
