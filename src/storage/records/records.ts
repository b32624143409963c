/**
 * Records through Dexie, as staff read and write them, inside or outside a transaction of the
 * caller.
 */
import type { Table } from 'dexie'

import type { Result } from '#schemas/result.ts'

import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { database } from '#src/storage/core/database.ts'
import type { Stored } from '#src/storage/core/query.ts'
import { add, getStored, getWhole, putNext as putNextIn, type RecordStores } from './rawRecords.ts'
import { checkedValue, type Damaged, type NotFound, type RecordKind } from './shapes.ts'

export function tableOf(kind: { store: string }): Table<unknown, string> {
  return database.table<unknown, string>(kind.store)
}

const stores: RecordStores = {
  get: (store, key) => database.table(store).get(key),
  add: (store, record) => database.table(store).add(record),
  put: (store, record) => database.table(store).put(record),
}

/** One record by its key; null if there is none. Not inside a transaction. */
export function readRecord<T>(kind: RecordKind<T>, id: string): Promise<Stored<T> | null> {
  return whenReady(() => getStored(stores, kind, id))
}

/** The record to be updated. A damaged one is an error, so that it is never overwritten. */
export function wholeRecord<T>(
  kind: RecordKind<T>,
  id: string,
): Promise<Result<T, NotFound | Damaged>> {
  return getWhole(stores, kind, id)
}

/** Aborts the transaction if the record exists already. */
export function addRecord<T>(kind: RecordKind<T>, record: T): Promise<T> {
  return add(stores, kind, record)
}

/** Writes the next revision of a record read in the same transaction. */
export function putNext<T extends { rev: number }>(kind: RecordKind<T>, record: T): Promise<T> {
  return putNextIn(stores, kind, record)
}

/** Writes many records, which are sealed together in protected mode. */
export async function putAllNext<T extends { rev: number }>(
  kind: RecordKind<T>,
  records: readonly T[],
): Promise<void> {
  const next = records.map((each) => checkedValue(kind.schema, { ...each, rev: each.rev + 1 }))
  await tableOf(kind).bulkPut(kind.parts?.sealAll(next) ?? next)
}
