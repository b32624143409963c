import * as z from 'zod/mini'

import { formatSchema, momentSchema, recordIdSchema, revSchema } from './base.ts'

export const jobStatusSchema = z.enum(['draft', 'active', 'archived'])
export type JobStatus = z.infer<typeof jobStatusSchema>

export const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80))

/** What staff fill in about a job. */
export const jobDetailsSchema = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  slug: slugSchema,
  description: z.string(),
  location: z.string(),
  department: z.string(),
  tags: z.array(z.string()),
})
export type JobDetails = z.infer<typeof jobDetailsSchema>

export const jobSchema = z.strictObject({
  format: formatSchema,
  rev: revSchema,
  id: recordIdSchema,
  title: z.string().check(z.minLength(1)),
  slug: slugSchema,
  status: jobStatusSchema,
  /** A number between its neighbours', so that moving a job writes one record. */
  order: z.number(),
  tags: z.array(z.string()),
  description: z.string(),
  location: z.string(),
  department: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** Made by the sample data. */
  sample: z.exactOptional(z.literal(true)),
})
export type Job = z.infer<typeof jobSchema>
