/** Records within a transaction, validated on reading and writing. */
import type { Result } from '#schemas/result.ts'
import type { Stored } from '#src/storage/core/query.ts'
import {
  checkedValue,
  checkRecord,
  type Damaged,
  type NotFound,
  type RecordKind,
  storedForm,
  wholeOr,
} from './shapes.ts'

/** The operations on a store, with or without Dexie. */
export interface RecordStores {
  get(store: string, key: string): Promise<unknown>
  add(store: string, record: unknown): Promise<unknown>
  put(store: string, record: unknown): Promise<unknown>
}

/** One record by its key; null if there is none. */
export async function getStored<T>(
  stores: RecordStores,
  kind: RecordKind<T>,
  id: string,
): Promise<Stored<T> | null> {
  const raw = await stores.get(kind.store, id)
  return raw === undefined ? null : checkRecord(kind, raw)
}

/** The record to be updated. A damaged one is an error, so that it is never overwritten. */
export async function getWhole<T>(
  stores: RecordStores,
  kind: RecordKind<T>,
  id: string,
): Promise<Result<T, NotFound | Damaged>> {
  return wholeOr(await getStored(stores, kind, id))
}

/** Aborts the transaction if the record exists already. */
export async function add<T>(stores: RecordStores, kind: RecordKind<T>, record: T): Promise<T> {
  const checked = checkedValue(kind.schema, record)
  await stores.add(kind.store, storedForm(kind, checked))
  return checked
}

/** Writes the next revision of a record read in the same transaction. */
export async function putNext<T extends { rev: number }>(
  stores: RecordStores,
  kind: RecordKind<T>,
  record: T,
): Promise<T> {
  const checked = checkedValue(kind.schema, { ...record, rev: record.rev + 1 })
  await stores.put(kind.store, storedForm(kind, checked))
  return checked
}
