/** The file format of one assessment, for export and import. */

import * as z from 'zod/mini'

import { FORMATS } from '#schemas/base.ts'
import { definitionSchema } from '#schemas/definition.ts'
import { testCandidateSchema } from '#schemas/testCandidate.ts'

/** The file's `kind`. */
export const ASSESSMENT_FILE = 'talentflow-assessment'

export const assessmentFileSchema = z.strictObject({
  format: z.literal(FORMATS.assessmentFile),
  kind: z.literal(ASSESSMENT_FILE),
  definition: definitionSchema,
  /** Absent means none. */
  testCandidates: z.exactOptional(z.array(testCandidateSchema)),
})
