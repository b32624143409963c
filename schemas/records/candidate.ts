/**
 * A candidate is one application: one person for one job. The same email may appear in several
 * jobs.
 */

import * as z from 'zod/mini'

import { countSchema, FORMATS, momentSchema, recordIdSchema, revSchema } from '#schemas/base.ts'
import { actorSchema } from '#schemas/actor.ts'
import { extraTimeSchema, pauseSchema } from '#schemas/timeUsed.ts'
import { codeVerifierSchema, encryptedSchema } from '#schemas/sealing.ts'

/** In display order. */
export const stageSchema = z.enum(['applied', 'screen', 'tech', 'offer', 'hired', 'rejected'])
export type Stage = z.infer<typeof stageSchema>

const FINAL: Readonly<Record<Stage, boolean>> = {
  applied: false,
  screen: false,
  tech: false,
  offer: false,
  hired: true,
  rejected: true,
}

/** Whether hiring ends at this stage. Moving a candidate out of it asks for confirmation. */
export function isFinal(stage: Stage): boolean {
  return FINAL[stage]
}

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
    kind: z.enum([
      'started',
      'submitted',
      'retakeAllowed',
      'codeRenewed',
      'paused',
      'continued',
      'decided',
      'decisionReopened',
    ]),
    at: momentSchema,
    by: actorSchema,
    assessmentId: recordIdSchema,
    title: z.string(),
  }),
])
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

const noteShape = { id: recordIdSchema, at: momentSchema, by: actorSchema }

const noteSchema = z.strictObject({ ...noteShape, text: z.string() })
export type Note = z.infer<typeof noteSchema>

const assignmentShape = {
  assessmentId: recordIdSchema,
  /** Consecutive wrong codes. */
  tries: countSchema,
  /** Codes are not checked before this time. */
  nextTryAt: z.exactOptional(momentSchema),
  /** Per cent added to every time limit. */
  extraTime: extraTimeSchema,
  /** Oldest first; only the last one may be open. Why is in a note. */
  pauses: z.exactOptional(z.array(pauseSchema)),
}

const assignmentSchema = z.strictObject({
  ...assignmentShape,
  /** Eight Crockford base32 characters. */
  code: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/)),
})
export type Assignment = z.infer<typeof assignmentSchema>

/** In protected mode candidates are compared with the verifier, and only the team reads the code. */
const protectedAssignmentSchema = z.strictObject({
  ...assignmentShape,
  verifier: codeVerifierSchema,
  sealedCode: encryptedSchema,
})

const candidateShape = {
  format: z.literal(FORMATS.candidate),
  rev: revSchema,
  id: recordIdSchema,
  name: z.string().check(z.minLength(1)),
  /** Trimmed and in lower case, so that index lookups match. */
  email: z.string().check(z.minLength(1)),
  phone: z.string(),
  stage: stageSchema,
  jobId: recordIdSchema,
  appliedAt: momentSchema,
  updatedAt: momentSchema,
  /** Identifies the person where reviewers must not see the name. */
  reference: z.string().check(z.minLength(1)),
  /** Oldest first. */
  timeline: z.array(timelineEntrySchema),
  retainUntil: z.exactOptional(momentSchema),
  hold: z.exactOptional(z.boolean()),
  sample: z.exactOptional(z.literal(true)),
}

/** A candidate as staff read it, whether it is stored protected or not. */
export const candidateSchema = z.strictObject({
  ...candidateShape,
  notes: z.array(noteSchema),
  assignment: z.exactOptional(assignmentSchema),
})
export type Candidate = z.infer<typeof candidateSchema>

/** A candidate as it is stored. */
export const storedCandidateSchema = z.strictObject({
  ...candidateShape,
  notes: z.array(
    z.union([noteSchema, z.strictObject({ ...noteShape, sealedText: encryptedSchema })]),
  ),
  assignment: z.exactOptional(z.union([assignmentSchema, protectedAssignmentSchema])),
})
export type StoredCandidate = z.infer<typeof storedCandidateSchema>
