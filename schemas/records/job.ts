import * as z from 'zod/mini'

import { FORMATS, momentSchema, recordIdSchema, revSchema } from '#schemas/base.ts'

export const jobStatusSchema = z.enum(['draft', 'active', 'archived'])
export type JobStatus = z.infer<typeof jobStatusSchema>

export const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80))

export const jobSchema = z.strictObject({
  format: z.literal(FORMATS.job),
  rev: revSchema,
  id: recordIdSchema,
  title: z.string().check(z.minLength(1)),
  slug: slugSchema,
  status: jobStatusSchema,
  /** A number between those of its neighbours, so that moving a job writes a single record. */
  order: z.number(),
  tags: z.array(z.string()),
  description: z.string(),
  location: z.string(),
  department: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** Created by the sample data. */
  sample: z.exactOptional(z.literal(true)),
})
export type Job = z.infer<typeof jobSchema>
