/**
 * The forms of staff, as they are stored. Separate from the records, because the candidate's page
 * reads those but has no such forms.
 */

import * as z from 'zod/mini'

import { assessmentSchema, keyCorrectionSchema } from './assessment.ts'
import { companyDetailsSchema, MAX_COMPANY_NAME } from '#schemas/company.ts'
import { recordIdSchema } from '#schemas/base.ts'
import { stageSchema } from './candidate.ts'
import { recommendationWordsSchema, staffNameSettingSchema } from './device.ts'
import { slugSchema } from './job.ts'
import { revealSchema } from '#schemas/reveal.ts'
import { MAX_LENGTH, recommendationSchema } from '#schemas/review.ts'
import { teamMemberSchema } from './teamMember.ts'
import { savedWhatIfSchema } from '#schemas/whatIf.ts'
import { testCandidateSchema } from '#schemas/testCandidate.ts'

export const jobDetailsSchema = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  slug: slugSchema,
  description: z.string().check(z.trim()),
  location: z.string().check(z.trim()),
  department: z.string().check(z.trim()),
  tags: z.array(z.string()),
})
export type JobDetails = z.infer<typeof jobDetailsSchema>

export const candidateDetailsSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.regex(z.regexes.email)),
  phone: z.string(),
  jobId: recordIdSchema,
})
export type CandidateDetails = z.infer<typeof candidateDetailsSchema>

export const noteDetailsSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1)),
})

/** The form in which staff assign an assessment. */
export const assignmentDetailsSchema = z.strictObject({ assessmentId: recordIdSchema })

/** The form of a new assessment. */
export const assessmentDetailsSchema = z.strictObject({
  jobId: assessmentSchema.shape.jobId,
  title: assessmentSchema.shape.title.check(z.trim(), z.minLength(1)),
})

export const testCandidateDetailsSchema = z.strictObject({
  name: testCandidateSchema.shape.name.check(z.trim(), z.minLength(1)),
})

/** The name that staff sign with; blank removes it. */
export const staffNameDetailsSchema = z.strictObject({
  name: staffNameSettingSchema.shape.value.check(
    z.overwrite(withoutControls),
    z.trim(),
    z.maxLength(80),
  ),
})

/** The form of the company's face; a blank colour is the app's own. */
export const companyFaceSchema = z.strictObject({
  name: companyDetailsSchema.shape.name.check(
    z.overwrite(withoutControls),
    z.trim(),
    z.minLength(1),
    z.maxLength(MAX_COMPANY_NAME),
  ),
  accent: z.string().check(z.trim()),
})

const recommendationWord = recommendationWordsSchema.shape.no.check(
  z.overwrite(withoutControls),
  z.trim(),
  z.minLength(1),
)

/** The form of the team's words for its recommendations. That they differ is checked on saving. */
export const recommendationWordsDetailsSchema = z.strictObject({
  strongNo: recommendationWord,
  no: recommendationWord,
  yes: recommendationWord,
  strongYes: recommendationWord,
})

/** Somebody who joins the team on this device. */
export const reviewerDetailsSchema = z.strictObject({
  name: teamMemberSchema.shape.name.check(z.overwrite(withoutControls), z.trim(), z.minLength(1)),
})

/** Why a name is shown. */
export const revealDetailsSchema = z.strictObject({
  reason: revealSchema.shape.reason.check(z.trim(), z.minLength(1)),
})

/** Why a key of a published version is corrected. */
export const keyCorrectionDetailsSchema = z.strictObject({
  reason: keyCorrectionSchema.shape.reason.check(z.trim(), z.minLength(1), z.maxLength(10_000)),
})

/** The form of a saved what-if's name. */
export const whatIfDetailsSchema = z.strictObject({
  name: savedWhatIfSchema.shape.name.check(z.overwrite(withoutControls), z.trim(), z.minLength(1)),
})

const stageOrNone = z.union([z.literal(''), stageSchema])
const whyDecided = z.string().check(z.trim(), z.maxLength(MAX_LENGTH))

/** The form of a decision; a blank stage leaves everybody where they are. */
export const decisionDetailsSchema = z.strictObject({
  why: whyDecided,
  /** By candidate. */
  whys: z.record(z.string(), whyDecided),
  chosenTo: stageOrNone,
  othersTo: stageOrNone,
})

/** Why a decision is reopened. */
export const reopeningDetailsSchema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LENGTH)),
})

/** A recommendation that is changed in a finished review, and why. */
export const recommendationDetailsSchema = z.strictObject({
  recommendation: recommendationSchema,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
})

/** Characters that turn the direction of what follows make one name look like another. */
function withoutControls(name: string): string {
  return name.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
}
