/**
 * The kinds of record as they are stored, with sealed parts as they are, for lists that don't need
 * them opened.
 */
import {
  type StoredAssessment,
  storedAssessmentSchema,
  type StoredVersion,
  storedVersionSchema,
} from '#schemas/records/assessment.ts'
import { type StoredCandidate, storedCandidateSchema } from '#schemas/records/candidate.ts'
import { type StoredResponse, storedResponseSchema } from '#schemas/records/response.ts'
import { assessmentUpgrades, versionUpgrades } from '#schemas/upgrades/assessment.ts'
import { candidateUpgrades } from '#schemas/upgrades/candidate.ts'
import { responseUpgrades } from '#schemas/upgrades/response.ts'

import type { RecordKind } from './shapes.ts'

export const storedCandidates: RecordKind<StoredCandidate> = {
  store: 'Candidates',
  key: 'id',
  upgrades: candidateUpgrades,
  schema: storedCandidateSchema,
}
export const storedAssessments: RecordKind<StoredAssessment> = {
  store: 'Assessments',
  key: 'id',
  upgrades: assessmentUpgrades,
  schema: storedAssessmentSchema,
}
/** In the same store as the assessments, but in none of its indexes. */
export const storedVersions: RecordKind<StoredVersion> = {
  store: 'Assessments',
  key: 'id',
  upgrades: versionUpgrades,
  schema: storedVersionSchema,
}
export const storedResponses: RecordKind<StoredResponse> = {
  store: 'Responses',
  key: 'candidateId',
  upgrades: responseUpgrades,
  schema: storedResponseSchema,
}
