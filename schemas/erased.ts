import * as z from 'zod/mini'

/** The id of something that was erased on purpose: no tab and no file may bring it back. */
export const erasedSchema = z.strictObject({ id: z.string() })
