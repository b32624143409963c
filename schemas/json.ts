import * as z from 'zod/mini'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Any value of JSON. The one in zod would add types to the candidate's address that nothing else uses. */
export const jsonSchema: z.ZodMiniType<Json> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.literal(null),
    z.array(jsonSchema),
    z.record(z.string(), jsonSchema),
  ]),
)
