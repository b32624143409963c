/**
 * The parts of stored records that candidates' pages read and write. The rest of a record is
 * neither checked there nor changed: it is carried along. Small, because the candidate's address
 * loads it.
 */

import * as z from 'zod/mini'

import type { StoredAssessment, StoredVersion } from './assessment.ts'
import {
  atLeastOneSchema,
  countSchema,
  FORMATS,
  momentSchema,
  recordIdSchema,
  revSchema,
} from '#schemas/base.ts'
import type { StoredCandidate } from './candidate.ts'
import { companySchema } from '#schemas/company.ts'
import { definitionSchema } from '#schemas/definition.ts'
import type { StoredResponse } from './response.ts'
import { type CodeVerifier, codeVerifierSchema } from '#schemas/sealing.ts'
import {
  currentAttemptSchema,
  finishedAttemptSchema,
  protectedCurrentSchema,
  protectedFinishedSchema,
} from '#schemas/attempt.ts'
import { extraTimeSchema, type Pause, pauseSchema } from '#schemas/timeUsed.ts'
import { versionIdSchema } from '#schemas/versionId.ts'

/** Whether an assessment can be started, and at which version. */
export type PartialAssessment = Pick<
  StoredAssessment,
  'format' | 'kind' | 'id' | 'publishedVersion' | 'acceptsUntil' | 'closed' | 'archived'
>
export const partialAssessmentSchema: z.ZodMiniType<PartialAssessment> = z.looseObject({
  format: z.literal(FORMATS.assessment),
  kind: z.literal('assessment'),
  id: recordIdSchema,
  publishedVersion: z.exactOptional(atLeastOneSchema),
  acceptsUntil: z.exactOptional(momentSchema),
  closed: z.boolean(),
  archived: z.boolean(),
})

export type PartialVersion = Pick<
  StoredVersion,
  'format' | 'kind' | 'id' | 'assessmentId' | 'definition' | 'usualMinutes' | 'company'
>
export const partialVersionSchema: z.ZodMiniType<PartialVersion> = z.looseObject({
  format: z.literal(FORMATS.version),
  kind: z.literal('version'),
  id: versionIdSchema,
  assessmentId: recordIdSchema,
  definition: definitionSchema,
  usualMinutes: z.exactOptional(atLeastOneSchema),
  company: z.exactOptional(companySchema),
})

const triesShape = {
  assessmentId: recordIdSchema,
  tries: countSchema,
  nextTryAt: z.exactOptional(momentSchema),
  extraTime: z.exactOptional(extraTimeSchema),
  pauses: z.exactOptional(z.array(pauseSchema)),
}

interface Tries {
  assessmentId: string
  tries: number
  nextTryAt?: string
  extraTime?: number
  pauses?: Pause[]
}
export type PartialAssignment =
  | (Tries & { code: string })
  /** In protected mode. */
  | (Tries & { verifier: CodeVerifier })

/** How a candidate signs in, and the timeline, to which entries are added. */
export interface PartialCandidate
  extends Pick<StoredCandidate, 'format' | 'rev' | 'id' | 'email' | 'updatedAt'> {
  timeline: unknown[]
  assignment?: PartialAssignment
}
export const partialCandidateSchema: z.ZodMiniType<PartialCandidate> = z.looseObject({
  format: z.literal(FORMATS.candidate),
  rev: revSchema,
  id: recordIdSchema,
  email: z.string(),
  updatedAt: momentSchema,
  timeline: z.array(z.unknown()),
  assignment: z.exactOptional(
    z.union([
      z.looseObject({ ...triesShape, code: z.string() }),
      z.looseObject({ ...triesShape, verifier: codeVerifierSchema }),
    ]),
  ),
})

/** Everything but what reviewers add. */
export type PartialResponse = Omit<
  StoredResponse,
  'reviews' | 'scores' | 'reveals' | 'judgement' | 'sample'
>
export const partialResponseSchema: z.ZodMiniType<PartialResponse> = z.looseObject({
  format: z.literal(FORMATS.response),
  rev: revSchema,
  candidateId: recordIdSchema,
  assessmentId: recordIdSchema,
  submittedAt: z.exactOptional(momentSchema),
  versionId: z.string(),
  retakeAllowedAt: z.exactOptional(momentSchema),
  current: z.exactOptional(z.union([currentAttemptSchema, protectedCurrentSchema])),
  attempts: z.array(z.union([finishedAttemptSchema, protectedFinishedSchema])),
})
