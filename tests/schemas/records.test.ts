import { FORMATS } from '#schemas/base.ts'
import { expect, test } from 'vitest'

import { assessmentSchema, versionSchema } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { candidateSchema } from '#schemas/records/candidate.ts'
import {
  type CandidateDetails,
  candidateDetailsSchema,
  jobDetailsSchema,
} from '#schemas/records/details.ts'
import { jobSchema } from '#schemas/records/job.ts'
import { type Response, responseSchema } from '#schemas/records/response.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const { job, assessment, version, candidates } = invitedCandidates()
const [candidate] = candidates
const attempt = {
  attemptId: crypto.randomUUID(),
  versionId: version.id,
  startedAt: '2026-01-06T09:00:00.000Z',
  seed: 7,
  language: 'en',
  answers: { q1: 'x' },
  clock: { activeMs: 1500 },
  events: [{ at: '2026-01-06T09:00:00.000Z', kind: 'started' as const }],
}
const response: Response = {
  format: FORMATS.response,
  rev: 3,
  candidateId: candidate.id,
  assessmentId: assessment.id,
  submittedAt: '2026-01-06T10:00:00.000Z',
  versionId: version.id,
  current: { ...attempt, place: 's1' },
  attempts: [
    { ...attempt, submittedAt: '2026-01-06T10:00:00.000Z', receipt: 'R-1', dropped: ['q2'] },
  ],
  reviews: [],
  scores: [],
}
const records = [
  { schema: jobSchema, record: job },
  { schema: candidateSchema, record: candidate },
  { schema: assessmentSchema, record: assessment },
  { schema: versionSchema, record: version },
  { schema: responseSchema, record: response },
]

test('every record survives JSON', () => {
  for (const { schema, record } of records) {
    expect(schema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
  }
})

test('every record refuses a newer format, a missing rev and unknown fields', () => {
  for (const { schema, record } of records) {
    const { rev: _rev, ...withoutRev } = record
    expect(schema.safeParse({ ...record, format: record.format + 1 }).success).toBe(false)
    expect(schema.safeParse(withoutRev).success).toBe(false)
    expect(schema.safeParse({ ...record, rev: -1 }).success).toBe(false)
    expect(schema.safeParse({ ...record, surprise: true }).success).toBe(false)
    expect(schema.safeParse(null).success).toBe(false)
  }
})

test('a job has a title, a slug that is valid in an address, and one of three statuses', () => {
  for (const slug of ['', 'Backend', 'a b', '-a', 'a--b', 'a-', 'ä']) {
    expect(jobSchema.safeParse({ ...job, slug }).success).toBe(false)
  }
  expect(jobSchema.safeParse({ ...job, status: 'closed' }).success).toBe(false)
  expect(jobSchema.safeParse({ ...job, createdAt: '2026-01-05' }).success).toBe(false)
  const { title, slug, description, location, department, tags } = job
  const details = { title, slug, description, location, department, tags }
  expect(jobDetailsSchema.safeParse({ ...details, title: '  ' }).success).toBe(false)
  expect(jobDetailsSchema.parse({ ...details, title: ' Engineer ' }).title).toBe('Engineer')
})

test('a candidate has a known stage and a readable code', () => {
  expect(candidateSchema.safeParse({ ...candidate, stage: 'unknown' }).success).toBe(false)
  for (const code of ['ABCD234', 'ABCDI234', 'abcd2345', 'ABCD-234']) {
    const assignment = { assessmentId: assessment.id, code, tries: 0, extraTime: 0 }
    expect(candidateSchema.safeParse({ ...candidate, assignment }).success).toBe(false)
  }
  const details: CandidateDetails = {
    name: 'Ada',
    email: 'ada@example.org',
    phone: '',
    jobId: job.id,
  }
  expect(candidateDetailsSchema.safeParse(details).success).toBe(true)
  expect(candidateDetailsSchema.safeParse({ ...details, email: 'ada' }).success).toBe(false)
  expect(candidateDetailsSchema.safeParse({ ...details, name: ' ' }).success).toBe(false)
})

test('a version has none of the indexed fields, so that it is in no list', () => {
  for (const field of ['jobId', 'title', 'createdAt', 'updatedAt']) {
    expect(versionSchema.safeParse({ ...version, [field]: job.createdAt }).success).toBe(false)
  }
  expect(versionIdOf(assessment.id, 3)).toBe(`${assessment.id}.v3`)
  expect(versionSchema.safeParse({ ...version, id: `${assessment.id}.v0` }).success).toBe(false)
})

test('an unfinished response has no submission time', () => {
  const { submittedAt: _, ...unfinished } = { ...response, attempts: [] }
  expect(responseSchema.safeParse(unfinished).success).toBe(true)
  expect(responseSchema.safeParse({ ...unfinished, submittedAt: undefined }).success).toBe(false)
  expect(responseSchema.safeParse({ ...unfinished, submittedAt: null }).success).toBe(false)
})

test('a finished attempt has a receipt and lists what was dropped', () => {
  const attempts = [{ ...attempt, submittedAt: '2026-01-06T10:00:00.000Z' }]
  expect(responseSchema.safeParse({ ...response, attempts }).success).toBe(false)
  const answers = { q1: null }
  expect(responseSchema.safeParse({ ...response, current: { ...attempt, answers } }).success).toBe(
    false,
  )
})
