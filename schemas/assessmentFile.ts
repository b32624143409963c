/**
 * The file of one assessment, as it leaves and enters the app.
 */
import * as z from 'zod/mini'

import { formatSchema } from './base.ts'
import { definitionSchema } from './definition.ts'
import { testCandidateSchema } from './testCandidate.ts'

/** What the file says of itself. */
export const ASSESSMENT_FILE = 'talentflow-assessment'

export const assessmentFileSchema = z.strictObject({
  format: formatSchema,
  kind: z.literal(ASSESSMENT_FILE),
  definition: definitionSchema,
  /** Absent: none. */
  testCandidates: z.exactOptional(z.array(testCandidateSchema)),
})
