import * as z from 'zod/mini'

/** The id of something that was erased on purpose. No tab and no file may restore it. */
export const erasedSchema = z.strictObject({ id: z.string() })
