/**
 * Records within a transaction without Dexie, each checked on its way in and out.
 */
import type { Result } from '#schemas/result.ts'
import type { Stored } from '#src/db/query.ts'
import {
  checkedValue,
  checkRecord,
  type Damaged,
  type NotFound,
  type RecordKind,
  wholeOr,
} from '#src/db/recordKinds.ts'

import type { Stores } from './transactions.ts'

/** One record by its key. Null: there is none. */
export async function getStored<T>(
  stores: Stores,
  kind: RecordKind<T>,
  id: string,
): Promise<Stored<T> | null> {
  const raw = await stores.get(kind.store, id)
  return raw === undefined ? null : checkRecord(kind, raw)
}

/** The record that a write builds on. A damaged one is an error, so that it is never written over. */
export async function getWhole<T>(
  stores: Stores,
  kind: RecordKind<T>,
  id: string,
): Promise<Result<T, NotFound | Damaged>> {
  return wholeOr(await getStored(stores, kind, id))
}

/** Fails the transaction when the record is there already. */
export async function add<T>(stores: Stores, kind: RecordKind<T>, record: T): Promise<T> {
  const checked = checkedValue(kind.schema, record)
  await stores.add(kind.store, checked)
  return checked
}

/** Writes the next revision of a record that was read in the same transaction. */
export async function putNext<T extends { rev: number }>(
  stores: Stores,
  kind: RecordKind<T>,
  record: T,
): Promise<T> {
  const checked = checkedValue(kind.schema, { ...record, rev: record.rev + 1 })
  await stores.put(kind.store, checked)
  return checked
}
