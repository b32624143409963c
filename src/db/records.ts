/**
 * Records through Dexie, as staff read and write them: inside or outside a transaction of the caller.
 */
import type { Table } from 'dexie'

import type { Result } from '#schemas/result.ts'

import { database } from './database.ts'
import type { Stored } from './query.ts'
import {
  checkedValue,
  checkRecord,
  type Damaged,
  type NotFound,
  type RecordKind,
  wholeOr,
} from './recordKinds.ts'

export function tableOf(kind: { store: string }): Table<unknown, string> {
  return database.table<unknown, string>(kind.store)
}

/** One record by its key. Null: there is none. */
export async function readRecord<T>(kind: RecordKind<T>, id: string): Promise<Stored<T> | null> {
  const raw = await tableOf(kind).get(id)
  return raw === undefined ? null : checkRecord(kind, raw)
}

/** The record that a write builds on. A damaged one is an error, so that it is never written over. */
export async function wholeRecord<T>(
  kind: RecordKind<T>,
  id: string,
): Promise<Result<T, NotFound | Damaged>> {
  return wholeOr(await readRecord(kind, id))
}

/** Fails the transaction when the record is there already. */
export async function addRecord<T>(kind: RecordKind<T>, record: T): Promise<T> {
  const checked = checkedValue(kind.schema, record)
  await tableOf(kind).add(checked)
  return checked
}

/** Writes the next revision of a record that was read in the same transaction. */
export async function putNext<T extends { rev: number }>(
  kind: RecordKind<T>,
  record: T,
): Promise<T> {
  const checked = checkedValue(kind.schema, { ...record, rev: record.rev + 1 })
  await tableOf(kind).put(checked)
  return checked
}
