/**
 * Every record is checked against its schema, on the way in and on the way out.
 */
import type * as z from 'zod/mini'

import {
  type Assessment,
  assessmentSchema,
  type Version,
  versionSchema,
} from '#schemas/assessment.ts'
import { FORMAT } from '#schemas/base.ts'
import { type Candidate, candidateSchema } from '#schemas/candidate.ts'
import { type Job, jobSchema } from '#schemas/job.ts'
import { type Response, responseSchema } from '#schemas/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { NotValid } from './failures.ts'
import type { hiringLayout } from './layout.ts'
import type { DamagedRecord, Listing, Stored } from './query.ts'
import { fieldOf } from './rawField.ts'

/** One kind of record: where it is kept, under which of its fields, and what it looks like. */
export interface RecordKind<T> {
  store: keyof typeof hiringLayout
  key: string
  schema: z.ZodMiniType<T>
}

export const jobs: RecordKind<Job> = { store: 'Jobs', key: 'id', schema: jobSchema }
export const candidates: RecordKind<Candidate> = {
  store: 'Candidates',
  key: 'id',
  schema: candidateSchema,
}
export const assessments: RecordKind<Assessment> = {
  store: 'Assessments',
  key: 'id',
  schema: assessmentSchema,
}
/** In the same store as the assessments, but in none of its indexes. */
export const versions: RecordKind<Version> = {
  store: 'Assessments',
  key: 'id',
  schema: versionSchema,
}
export const responses: RecordKind<Response> = {
  store: 'Responses',
  key: 'candidateId',
  schema: responseSchema,
}

/** Holds a raw record against its schema; a damaged one goes along as it is, for export. */
export function checkRecord<T>(kind: RecordKind<T>, raw: unknown): Stored<T> {
  const checked = kind.schema.safeParse(raw)
  if (checked.success) return { kind: 'whole', value: checked.data }
  return { kind: 'damaged', record: damaged(kind, raw, checked.error.issues) }
}

/** The same of many, in their order. */
export function checkRecords<T>(kind: RecordKind<T>, raws: readonly unknown[]): Listing<T> {
  const listing: Listing<T> = { whole: [], damaged: [] }
  for (const raw of raws) {
    const stored = checkRecord(kind, raw)
    if (stored.kind === 'whole') listing.whole.push(stored.value)
    else listing.damaged.push(stored.record)
  }
  return listing
}

export type NotFound = { kind: 'not-found' }
export type Damaged = { kind: 'damaged-record'; record: DamagedRecord }

/** What a write builds on. A damaged record is an error, so that it is never written over. */
export function wholeOr<T>(stored: Stored<T> | null): Result<T, NotFound | Damaged> {
  if (stored === null) return failed({ kind: 'not-found' })
  if (stored.kind === 'damaged') return failed({ kind: 'damaged-record', record: stored.record })
  return done(stored.value)
}

/** `value` as its schema gives it; throws `NotValid`, which takes the transaction with it. */
export function checkedValue<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  throw new NotValid(problemsOf(checked.error.issues))
}

/** What a schema refused as lines of place and reason, for those who mend damaged records. */
export function problemsOf(issues: readonly Issue[]): string[] {
  return issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`)
}

type Issue = { path: readonly PropertyKey[]; message: string }

function damaged<T>(kind: RecordKind<T>, raw: unknown, issues: readonly Issue[]): DamagedRecord {
  return {
    store: kind.store,
    id: String(fieldOf(raw, kind.key)),
    raw,
    problems: isNewerFormat(raw) ? ['Written by a newer TalentFlow'] : problemsOf(issues),
  }
}

function isNewerFormat(raw: unknown): boolean {
  const format = fieldOf(raw, 'format')
  return typeof format === 'number' && format > FORMAT
}
