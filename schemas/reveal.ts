import * as z from 'zod/mini'

import { momentSchema } from './base.ts'
import { actorSchema } from './actor.ts'

/** A reviewer was shown the name of a candidate whose response is reviewed blind. */
export const revealSchema = z.strictObject({
  by: actorSchema,
  at: momentSchema,
  reason: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** The reviewer had the name hidden again; absent while it is shown. */
  hiddenAt: z.exactOptional(momentSchema),
})
export type Reveal = z.infer<typeof revealSchema>
