/**
 * Two kinds of record in one store: the assessment with its draft, and its published versions.
 */

import * as z from 'zod/mini'

import {
  atLeastOneSchema,
  FORMATS,
  mintedIdSchema,
  momentSchema,
  recordIdSchema,
  revSchema,
} from '#schemas/base.ts'
import { companySchema } from '#schemas/company.ts'
import { decisionSchema } from './decision.ts'
import { definitionSchema } from '#schemas/definition.ts'
import { actorSchema } from '#schemas/actor.ts'
import { jsonSchema } from '#schemas/json.ts'
import { versionIdSchema } from '#schemas/versionId.ts'
import { savedWhatIfSchema } from '#schemas/whatIf.ts'
import { encryptedSchema } from '#schemas/sealing.ts'
import { testCandidateSchema } from '#schemas/testCandidate.ts'

/** A corrected answer key, kept beside the immutable version whose key was wrong. */
export const keyCorrectionSchema = z.strictObject({
  versionId: z.string(),
  questionId: mintedIdSchema,
  key: jsonSchema,
  reason: z.string(),
  by: actorSchema,
  at: momentSchema,
  /** When the last of the changed scores was recorded; absent until then. */
  recordedAt: z.exactOptional(momentSchema),
})
export type KeyCorrection = z.infer<typeof keyCorrectionSchema>

/** The version of the parser that builds text trees. Raised when texts are parsed differently. */
export const TEXT_GRAMMAR = 2

const assessmentShape = {
  format: z.literal(FORMATS.assessment),
  rev: revSchema,
  kind: z.literal('assessment'),
  id: recordIdSchema,
  jobId: recordIdSchema,
  /** A copy of the draft's title, for the index. */
  title: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** The grammar that parsed the draft's texts; absent in older records. */
  textGrammar: z.exactOptional(z.int()),
  /** The `rev` of the last change to the draft. Closing or publishing raises `rev` only. */
  draftRev: revSchema,
  /** The `rev` of the last change to the test candidates; absent if there has been none. */
  testsRev: z.exactOptional(revSchema),
  /** The number of the newest version; absent before the first publication. */
  publishedVersion: z.exactOptional(atLeastOneSchema),
  acceptsUntil: z.exactOptional(momentSchema),
  closed: z.boolean(),
  archived: z.boolean(),
  /** The assessment this one was duplicated from, or the file it was opened from. */
  origin: z.exactOptional(
    z.union([
      z.strictObject({ assessmentId: recordIdSchema, title: z.string() }),
      z.strictObject({ fileName: z.string() }),
    ]),
  ),
  sample: z.exactOptional(z.literal(true)),
}

const contentShape = {
  draft: definitionSchema,
  testCandidates: z.array(testCandidateSchema),
  keyCorrections: z.array(keyCorrectionSchema),
  /** Other weights and limits that the team saved, oldest first; absent if there are none. */
  whatIfs: z.exactOptional(z.array(savedWhatIfSchema)),
  /** Who was chosen and why, oldest first; absent if nothing was decided. */
  decisions: z.exactOptional(z.array(decisionSchema)),
}

/** An assessment as staff read it, whether it is stored protected or not. */
export const assessmentSchema = z.strictObject({ ...assessmentShape, ...contentShape })
export type Assessment = z.infer<typeof assessmentSchema>

/** An assessment as it is stored: in protected mode the content is one sealed part. */
export const storedAssessmentSchema = z.union([
  assessmentSchema,
  z.strictObject({ ...assessmentShape, content: encryptedSchema }),
])
export type StoredAssessment = z.infer<typeof storedAssessmentSchema>

/** The places that the checker left undecided in a version, and who published it anyway. */
const confirmationSchema = z.strictObject({
  by: actorSchema,
  at: momentSchema,
  undecided: z.array(
    z.strictObject({
      about: z.enum(['reach', 'answering']),
      sectionId: z.exactOptional(mintedIdSchema),
      questionId: z.exactOptional(mintedIdSchema),
    }),
  ),
})
export type Confirmation = z.infer<typeof confirmationSchema>

const versionShape = {
  format: z.literal(FORMATS.version),
  rev: revSchema,
  kind: z.literal('version'),
  id: versionIdSchema,
  assessmentId: recordIdSchema,
  number: atLeastOneSchema,
  publishedAt: momentSchema,
  publishedBy: actorSchema,
  confirmed: z.exactOptional(confirmationSchema),
  definition: definitionSchema,
  /** Of those who submitted it (rule R8); absent for too few. */
  usualMinutes: z.exactOptional(atLeastOneSchema),
  /** The company's face when it was published; absent if none was set. */
  company: z.exactOptional(companySchema),
}

/**
 * An immutable version, but for the usual minutes. It has none of the indexed fields, so it is in no index and no list. The
 * candidate's page reads only this record.
 */
export const versionSchema = z.strictObject(versionShape)
export type Version = z.infer<typeof versionSchema>

/**
 * A version as it is stored: in protected mode the definition has no keys, points, rubrics or
 * anything else for staff, and the whole definition is sealed.
 */
export const storedVersionSchema = z.strictObject({
  ...versionShape,
  sealedDefinition: z.exactOptional(encryptedSchema),
})
export type StoredVersion = z.infer<typeof storedVersionSchema>
