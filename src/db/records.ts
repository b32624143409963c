/**
 * Every record is checked against its schema, on the way in and on the way out.
 */
import type { Table } from 'dexie'
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

import { assessmentTable, candidateTable, jobTable, responseTable } from './database.ts'
import { NotValid } from './failures.ts'
import type { DamagedRecord, Listing, Stored } from './query.ts'
import { fieldOf } from './rawField.ts'

/** One kind of record: where it is kept and what it looks like. */
export interface RecordKind<T> {
  table: Table<unknown, string>
  schema: z.ZodMiniType<T>
}

export const jobs: RecordKind<Job> = { table: jobTable, schema: jobSchema }
export const candidates: RecordKind<Candidate> = { table: candidateTable, schema: candidateSchema }
export const assessments: RecordKind<Assessment> = {
  table: assessmentTable,
  schema: assessmentSchema,
}
export const versions: RecordKind<Version> = { table: assessmentTable, schema: versionSchema }
export const responses: RecordKind<Response> = { table: responseTable, schema: responseSchema }

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

/** One record by its key. Null: there is none. */
export async function readRecord<T>(kind: RecordKind<T>, id: string): Promise<Stored<T> | null> {
  const raw = await kind.table.get(id)
  return raw === undefined ? null : checkRecord(kind, raw)
}

export type NotFound = { kind: 'not-found' }
export type Damaged = { kind: 'damaged-record'; record: DamagedRecord }

/** The record that a write builds on. A damaged one is an error, so that it is never written over. */
export async function wholeRecord<T>(
  kind: RecordKind<T>,
  id: string,
): Promise<Result<T, NotFound | Damaged>> {
  const stored = await readRecord(kind, id)
  if (stored === null) return failed({ kind: 'not-found' })
  if (stored.kind === 'damaged') return failed({ kind: 'damaged-record', record: stored.record })
  return done(stored.value)
}

/** Fails the transaction when the record is there already. */
export async function addRecord<T>(kind: RecordKind<T>, record: T): Promise<T> {
  const checked = checkedValue(kind.schema, record)
  await kind.table.add(checked)
  return checked
}

/** Writes the next revision of a record that was read in the same transaction. */
export async function putNext<T extends { rev: number }>(
  kind: RecordKind<T>,
  record: T,
): Promise<T> {
  const checked = checkedValue(kind.schema, { ...record, rev: record.rev + 1 })
  await kind.table.put(checked)
  return checked
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
    store: kind.table.name,
    id: String(fieldOf(raw, String(kind.table.schema.primKey.keyPath))),
    raw,
    problems: isNewerFormat(raw) ? ['Written by a newer TalentFlow'] : problemsOf(issues),
  }
}

function isNewerFormat(raw: unknown): boolean {
  const format = fieldOf(raw, 'format')
  return typeof format === 'number' && format > FORMAT
}
