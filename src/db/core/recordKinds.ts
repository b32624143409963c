/** Every record is validated against its schema when read and when written. */
import type * as z from 'zod/mini'

import {
  type Assessment,
  assessmentSchema,
  type Version,
  versionSchema,
} from '#schemas/assessment.ts'
import { type Candidate, candidateSchema } from '#schemas/candidate.ts'
import { type Response, responseSchema } from '#schemas/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { assessmentUpgrades, versionUpgrades } from '#schemas/upgrades/assessment.ts'
import { candidateUpgrades } from '#schemas/upgrades/candidate.ts'
import { responseUpgrades } from '#schemas/upgrades/response.ts'
import { findNewer, upgrade, type Upgrades } from '#schemas/upgrades/upgrade.ts'

import { NotValid } from './failures.ts'
import type { hiringLayout } from './layout.ts'
import type { DamagedRecord, Listing, Stored } from './query.ts'
import { fieldOf } from './rawField.ts'

/** One kind of record: its store, its key field, and its shape. */
export interface RecordKind<T> extends Shape<T> {
  store: keyof typeof hiringLayout
  key: string
}

/** How a stored value is upgraded to the current format, and the schema it must then match. */
export interface Shape<T> {
  readonly upgrades: Upgrades
  readonly schema: z.ZodMiniType<T>
}

export const candidates: RecordKind<Candidate> = {
  store: 'Candidates',
  key: 'id',
  upgrades: candidateUpgrades,
  schema: candidateSchema,
}
export const assessments: RecordKind<Assessment> = {
  store: 'Assessments',
  key: 'id',
  upgrades: assessmentUpgrades,
  schema: assessmentSchema,
}
/** In the same store as the assessments, but in none of its indexes. */
export const versions: RecordKind<Version> = {
  store: 'Assessments',
  key: 'id',
  upgrades: versionUpgrades,
  schema: versionSchema,
}
export const responses: RecordKind<Response> = {
  store: 'Responses',
  key: 'candidateId',
  upgrades: responseUpgrades,
  schema: responseSchema,
}

/** A stored value in the current format, as parsed by its schema. */
export function parseStored<T>({ upgrades, schema }: Shape<T>, raw: unknown) {
  return schema.safeParse(upgrade(upgrades, raw))
}

/** The same for a record. A damaged one includes the stored value, for export. */
export function checkRecord<T>(kind: RecordKind<T>, raw: unknown): Stored<T> {
  const checked = parseStored(kind, raw)
  if (checked.success) return { kind: 'whole', value: checked.data }
  return { kind: 'damaged', record: damaged(kind, raw, checked.error.issues) }
}

/** The same for many, in order. */
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

/** The record to be updated. A damaged one is an error, so that it is never overwritten. */
export function wholeOr<T>(stored: Stored<T> | null): Result<T, NotFound | Damaged> {
  if (stored === null) return failed({ kind: 'not-found' })
  if (stored.kind === 'damaged') return failed({ kind: 'damaged-record', record: stored.record })
  return done(stored.value)
}

/** `value` as parsed by its schema. Throws `NotValid`, which aborts the transaction. */
export function checkedValue<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  throw new NotValid(problemsOf(checked.error.issues))
}

/**
 * The issues a schema reported, as lines of path and reason, for whoever repairs damaged records.
 */
export function problemsOf(issues: readonly Issue[]): string[] {
  return issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`)
}

type Issue = { path: readonly PropertyKey[]; message: string }

function damaged<T>(kind: RecordKind<T>, raw: unknown, issues: readonly Issue[]): DamagedRecord {
  const isNewer = findNewer(kind.upgrades, raw) !== null
  return {
    store: kind.store,
    id: String(fieldOf(raw, kind.key)),
    raw,
    problems: isNewer ? [] : problemsOf(issues),
    isNewer,
  }
}
