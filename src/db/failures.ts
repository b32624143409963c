/**
 * From what storage throws to what is returned.
 */
import { Dexie } from 'dexie'

import { DatabaseErased, NewerDatabase, whyLost } from './connection.ts'
import { database } from './database.ts'
import { deviceDatabase } from './deviceDatabase.ts'
import type { StorageFailure } from './query.ts'

/** Thrown inside a transaction, so that nothing of it is written. */
export class NotValid extends Error {
  override name = 'NotValid'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('; '))
    this.problems = problems
  }
}

/** The failure that an error of storage stands for; any other error is a mistake and is thrown on. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof NotValid) return { kind: 'not-valid', problems: error.problems }
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return { kind: 'storage-full' }
  const reason = reasonOfLoss(error, names)
  if (reason instanceof NewerDatabase || names.includes('VersionError')) {
    return { kind: 'newer-database' }
  }
  if (reason) return { kind: 'storage-failed', message: 'The data was erased in another tab' }
  if (error instanceof Dexie.DexieError || error instanceof DOMException) {
    return { kind: 'storage-failed', message: `${error.name}: ${error.message}` }
  }
  throw error
}

/** The connection was lost, and nothing was written: worth one more try. */
export function isConnectionLost(error: unknown): boolean {
  return isConnectionGone(error) && reasonOfLoss(error, namesOf(error)) === null
}

/** The connection was lost, be it for good. */
export function isConnectionGone(error: unknown): boolean {
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return false
  return ['DatabaseClosedError', 'InvalidStateError'].some((name) => names.includes(name))
}

function reasonOfLoss(error: unknown, names: string[]): NewerDatabase | DatabaseErased | null {
  if (error instanceof NewerDatabase || error instanceof DatabaseErased) return error
  if (!names.some((name) => LOST_NAMES.includes(name))) return null
  return whyLost(database) ?? whyLost(deviceDatabase)
}

const LOST_NAMES = ['DatabaseClosedError', 'InvalidStateError', 'AbortError', 'OpenFailedError']

/** Of an error and of those that it wraps: a full disk arrives as the inner error of an abort. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  let next = error
  while (typeof next === 'object' && next !== null && names.length < 8) {
    if ('name' in next) names.push(String(next.name))
    if ('failures' in next && Array.isArray(next.failures))
      names.push(...next.failures.flatMap(namesOf))
    next = 'inner' in next ? next.inner : null
  }
  return names
}
