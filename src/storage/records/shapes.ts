/** Every record is validated against its schema when read and when written. */
import type * as z from 'zod/mini'

import { done, failed, type Result } from '#schemas/result.ts'
import { findNewer, upgrade, type Upgrades } from '#schemas/upgrades/upgrade.ts'
import type { SealedParts } from '#src/storage/sealing/withCodec.ts'

import { NotValid } from '#src/storage/core/failures.ts'
import type { hiringLayout } from '#src/storage/core/layout.ts'
import type { DamagedRecord, Listing, Stored } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'

/** One kind of record: its store, its key field, and its shape. */
export interface RecordKind<T> extends Shape<T> {
  store: keyof typeof hiringLayout
  key: string
}

/** How a stored value is upgraded to the current format, and the schema it must then match. */
export interface Shape<T> {
  readonly upgrades: Upgrades
  readonly schema: z.ZodMiniType<T>
  /** How parts of it are opened and sealed, if they can be. */
  readonly parts?: SealedParts<T>
}

/** Stored values in the current format, each as parsed by the schema. */
export function parseAllStored<T>(shape: Shape<T>, raws: readonly unknown[]) {
  const { upgrades, schema, parts } = shape
  const opened = parts?.openAll(raws) ?? raws
  return opened.map((raw) => schema.safeParse(upgrade(upgrades, raw)))
}

/** Validates one stored value of a shape. */
export function parseStored<T>(shape: Shape<T>, raw: unknown) {
  const { upgrades, schema, parts } = shape
  const [opened] = parts?.openAll([raw]) ?? [raw]
  return schema.safeParse(upgrade(upgrades, opened))
}

/** Validates one record. A damaged one includes the stored value, for export. */
export function checkRecord<T>(kind: RecordKind<T>, raw: unknown): Stored<T> {
  const checked = parseStored(kind, raw)
  if (checked.success) return { kind: 'whole', value: checked.data }
  return { kind: 'damaged', record: damaged(kind, raw, checked.error.issues) }
}

/** Validates many records, and keeps their order. */
export function checkRecords<T>(kind: RecordKind<T>, raws: readonly unknown[]): Listing<T> {
  const listing: Listing<T> = { whole: [], damaged: [] }
  for (const [index, checked] of parseAllStored(kind, raws).entries()) {
    if (checked.success) listing.whole.push(checked.data)
    else listing.damaged.push(damaged(kind, raws[index], checked.error.issues))
  }
  return listing
}

/** The stored form of a record or step that its schema has validated. */
export function storedForm<T>({ parts }: Shape<T>, checked: T): unknown {
  return parts ? parts.sealAll([checked])[0] : checked
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
