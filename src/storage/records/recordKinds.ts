/** The kinds of record as staff read and write them: opened, whether they are stored sealed or not. */
import {
  type Assessment,
  assessmentSchema,
  type Version,
  versionSchema,
} from '#schemas/records/assessment.ts'
import { type Candidate, candidateSchema } from '#schemas/records/candidate.ts'
import { type Response, responseSchema } from '#schemas/records/response.ts'
import {
  assessmentCodec,
  candidateCodec,
  responseCodec,
  versionCodec,
} from '#src/storage/sealing/codecs.ts'
import { withCodec } from '#src/storage/sealing/withCodec.ts'

import type { RecordKind } from './shapes.ts'
import {
  storedAssessments,
  storedCandidates,
  storedResponses,
  storedVersions,
} from './storedKinds.ts'

export const candidates: RecordKind<Candidate> = {
  ...storedCandidates,
  schema: candidateSchema,
  parts: withCodec(candidateCodec),
}
export const assessments: RecordKind<Assessment> = {
  ...storedAssessments,
  schema: assessmentSchema,
  parts: withCodec(assessmentCodec),
}
export const versions: RecordKind<Version> = {
  ...storedVersions,
  schema: versionSchema,
  parts: withCodec(versionCodec),
}
export const responses: RecordKind<Response> = {
  ...storedResponses,
  schema: responseSchema,
  parts: withCodec(responseCodec),
}
