/** The kinds of record as candidates' pages read and write them, with sealed parts as they are. */
import {
  type PartialAssessment,
  partialAssessmentSchema,
  type PartialCandidate,
  partialCandidateSchema,
  type PartialResponse,
  partialResponseSchema,
  type PartialVersion,
  partialVersionSchema,
} from '#schemas/records/partialRecords.ts'
import { assessmentUpgrades, versionUpgrades } from '#schemas/upgrades/assessment.ts'
import { candidateUpgrades } from '#schemas/upgrades/candidate.ts'
import { responseUpgrades } from '#schemas/upgrades/response.ts'
import type { RecordKind } from '#src/storage/records/shapes.ts'

export const partialCandidates: RecordKind<PartialCandidate> = {
  store: 'Candidates',
  key: 'id',
  upgrades: candidateUpgrades,
  schema: partialCandidateSchema,
}
export const partialAssessments: RecordKind<PartialAssessment> = {
  store: 'Assessments',
  key: 'id',
  upgrades: assessmentUpgrades,
  schema: partialAssessmentSchema,
}
export const partialVersions: RecordKind<PartialVersion> = {
  store: 'Assessments',
  key: 'id',
  upgrades: versionUpgrades,
  schema: partialVersionSchema,
}
export const partialResponses: RecordKind<PartialResponse> = {
  store: 'Responses',
  key: 'candidateId',
  upgrades: responseUpgrades,
  schema: partialResponseSchema,
}
