/**
 * The feature of each field of the stored records. A new field does not compile until it has one: either
 * one that exists, or a new one, which then needs its pairs.
 */
import type {
  CurrentAttempt,
  FinishedAttempt,
  ProtectedCurrent,
  ProtectedFinished,
} from '#schemas/attempt.ts'
import type { Assessment, StoredAssessment, StoredVersion } from '#schemas/records/assessment.ts'
import type { Assignment, StoredCandidate } from '#schemas/records/candidate.ts'
import type { SettingKey } from '#schemas/records/device.ts'
import type { Job } from '#schemas/records/job.ts'
import type { StoredResponse } from '#schemas/records/response.ts'
import type { Review, ScoreEntry } from '#schemas/review.ts'

import type { Fields, Owner } from './features.ts'

export const ASSESSMENT: Fields<Assessment | StoredAssessment> = {
  format: 'record',
  rev: 'record',
  kind: 'record',
  id: 'record',
  jobId: 'hiring',
  title: 'record',
  createdAt: 'record',
  updatedAt: 'record',
  textGrammar: 'record',
  draft: 'parts',
  draftRev: ['undo', 'twoTabs'],
  testCandidates: 'testCandidates',
  testsRev: ['testCandidates', 'twoTabs'],
  keyCorrections: 'keyFixes',
  whatIfs: 'whatIf',
  decisions: 'decisions',
  publishedVersion: 'versions',
  acceptsUntil: 'versions',
  closed: 'versions',
  archived: 'hiring',
  origin: ['duplicating', 'assessmentFiles'],
  content: 'protection',
  sample: 'record',
}

export const VERSION: Fields<StoredVersion> = {
  format: 'record',
  rev: 'record',
  kind: 'record',
  id: 'record',
  assessmentId: 'record',
  number: 'versions',
  publishedAt: 'versions',
  publishedBy: 'versions',
  confirmed: 'versions',
  definition: 'parts',
  usualMinutes: 'statistics',
  company: 'company',
  sealedDefinition: 'protection',
}

export const JOB: Fields<Job> = {
  format: 'record',
  rev: 'record',
  id: 'record',
  title: 'hiring',
  slug: 'hiring',
  status: 'hiring',
  order: 'hiring',
  tags: 'hiring',
  description: 'hiring',
  location: 'hiring',
  department: 'hiring',
  createdAt: 'record',
  updatedAt: 'record',
  sample: 'record',
}

export const CANDIDATE: Fields<StoredCandidate> = {
  format: 'record',
  rev: 'record',
  id: 'record',
  name: 'hiring',
  email: 'hiring',
  phone: 'hiring',
  stage: 'hiring',
  jobId: 'hiring',
  appliedAt: 'hiring',
  updatedAt: 'record',
  reference: 'hiddenNames',
  timeline: ['pauses', 'retakes', 'decisions'],
  notes: ['pauses', 'hiddenNames'],
  assignment: 'parts',
  retainUntil: 'hiring',
  hold: 'hiring',
  sample: 'record',
}

export const ASSIGNMENT: Fields<Assignment | NonNullable<StoredCandidate['assignment']>> = {
  assessmentId: 'record',
  code: 'hiring',
  verifier: 'protection',
  sealedCode: 'protection',
  tries: 'hiring',
  nextTryAt: 'hiring',
  extraTime: 'timeLimits',
  pauses: 'pauses',
}

export const RESPONSE: Fields<StoredResponse> = {
  format: 'record',
  rev: 'record',
  candidateId: 'record',
  assessmentId: 'record',
  submittedAt: 'record',
  versionId: ['versions', 'retakes'],
  retakeAllowedAt: 'retakes',
  current: 'parts',
  attempts: 'parts',
  reviews: 'reviewers',
  scores: ['reviewers', 'keyFixes'],
  settled: 'reviewers',
  reveals: 'hiddenNames',
  judgement: 'protection',
  sample: 'record',
}

export const REVIEW: Fields<Review> = {
  reviewId: 'record',
  attemptId: 'retakes',
  by: 'reviewers',
  at: 'record',
  doneAt: 'reviewers',
  sawOthers: 'reviewers',
  seenScore: 'reviewers',
  marks: 'reviewers',
  comments: 'reviewers',
  comment: 'reviewers',
  recommendation: 'reviewers',
  recommendationChanges: 'reviewers',
}

export const SCORE_ENTRY: Fields<ScoreEntry> = {
  attemptId: 'retakes',
  at: 'record',
  by: 'reviewers',
  reason: 'reviewers',
  points: ['reviewers', 'keyFixes'],
  most: ['reviewers', 'keyFixes'],
  keyFixed: 'keyFixes',
}

type Attempt = CurrentAttempt | ProtectedCurrent | FinishedAttempt | ProtectedFinished

export const ATTEMPT: Fields<Attempt> = {
  attemptId: 'record',
  versionId: 'versions',
  startedAt: 'record',
  seed: 'randomOrder',
  language: 'languages',
  clock: ['timeLimits', 'pauses'],
  events: ['timeLimits', 'pauses'],
  unlistedEvents: 'record',
  place: 'record',
  seen: 'record',
  answers: 'kinds',
  activity: 'record',
  marked: 'markedForLater',
  dropped: 'conditions',
  submittedAt: 'record',
  receipt: 'record',
  fileKey: 'files',
  draft: 'protection',
  sealedActivity: 'protection',
  sealedMarked: 'protection',
  keys: 'protection',
  sealed: 'protection',
}

export const DEVICE_SETTINGS: Readonly<Record<SettingKey, Owner>> = {
  theme: 'hiring',
  staffName: 'reviewers',
  recommendationWords: 'reviewers',
  company: 'company',
  lastBackup: 'backup',
  candidateMode: 'candidateMode',
  pinReset: 'candidateMode',
  handover: 'candidateMode',
  sitting: 'candidateMode',
  unknownTries: 'hiring',
}
