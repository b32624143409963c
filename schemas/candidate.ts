/**
 * A candidate is one application: one person for one job. The same e-mail may stand in several jobs.
 */
import * as z from 'zod/mini'

import { actorSchema, formatSchema, momentSchema, recordIdSchema, revSchema } from './base.ts'

export const stageSchema = z.enum(['applied', 'screen', 'tech', 'offer', 'hired', 'rejected'])
export type Stage = z.infer<typeof stageSchema>

const timelineEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('applied'), at: momentSchema, by: actorSchema }),
  z.strictObject({
    kind: z.literal('stageMoved'),
    at: momentSchema,
    by: actorSchema,
    from: stageSchema,
    to: stageSchema,
  }),
  z.strictObject({
    kind: z.literal('assigned'),
    at: momentSchema,
    by: actorSchema,
    assessmentId: recordIdSchema,
    title: z.string(),
  }),
  z.strictObject({
    kind: z.enum(['started', 'submitted', 'retakeAllowed', 'codeRenewed']),
    at: momentSchema,
    by: actorSchema,
    assessmentId: recordIdSchema,
    title: z.string(),
  }),
])
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

const noteSchema = z.strictObject({
  id: recordIdSchema,
  at: momentSchema,
  by: actorSchema,
  text: z.string(),
})
export type Note = z.infer<typeof noteSchema>

const assignmentSchema = z.strictObject({
  assessmentId: recordIdSchema,
  /** Eight Crockford characters, kept plain while no passphrase is set. */
  code: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/)),
  /** Wrong codes in a row. */
  tries: z.int().check(z.minimum(0)),
  /** No code is looked at before this moment. */
  nextTryAt: z.exactOptional(momentSchema),
  /** Per cent on top of every time limit. */
  extraTime: z.int().check(z.minimum(0)),
})
export type Assignment = z.infer<typeof assignmentSchema>

/** What staff fill in about a candidate. */
export const candidateDetailsSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: z.email(),
  phone: z.string(),
  jobId: recordIdSchema,
})
export type CandidateDetails = z.infer<typeof candidateDetailsSchema>

export const candidateSchema = z.strictObject({
  format: formatSchema,
  rev: revSchema,
  id: recordIdSchema,
  name: z.string().check(z.minLength(1)),
  /** Trimmed and lower case, so that the index finds it. */
  email: z.string().check(z.minLength(1)),
  phone: z.string(),
  stage: stageSchema,
  jobId: recordIdSchema,
  appliedAt: momentSchema,
  updatedAt: momentSchema,
  /** Stands for the person where reviewers must not see who it is. */
  reference: z.string().check(z.minLength(1)),
  /** Oldest first. */
  timeline: z.array(timelineEntrySchema),
  notes: z.array(noteSchema),
  retainUntil: z.exactOptional(momentSchema),
  hold: z.exactOptional(z.boolean()),
  assignment: z.exactOptional(assignmentSchema),
  sample: z.exactOptional(z.literal(true)),
})
export type Candidate = z.infer<typeof candidateSchema>
