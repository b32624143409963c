/** Converts errors thrown by storage into returned failures. */
import { isAtRisk, noteFullDisk } from './fullDisk.ts'
import { DATABASE_NAME, DEVICE_NAME } from './layout.ts'
import { DatabaseErased, type ConnectionLoss, NewerDatabase, whyLost } from './connectionLoss.ts'
import type { StorageFailure } from './query.ts'
import { fieldOf } from './rawField.ts'

/** Thrown inside a transaction to abort it. */
export class NotValid extends Error {
  override name = 'NotValid'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('; '))
    this.problems = problems
  }
}

/** The failure for a storage error. Any other error is a bug and is rethrown. */
export function failureOf(error: unknown): StorageFailure {
  if (error instanceof NotValid) return { kind: 'not-valid', problems: error.problems }
  const names = namesOf(error)
  if (isFullDisk(error, names)) {
    noteFullDisk()
    return { kind: 'storage-full' }
  }
  const reason = reasonOfLoss(error, names)
  if (reason instanceof NewerDatabase || names.includes('VersionError')) {
    return { kind: 'newer-database' }
  }
  if (reason) return { kind: 'storage-failed', message: 'The data was erased in another tab' }
  if (error instanceof DOMException || isDexieError(error)) {
    return { kind: 'storage-failed', message: `${error.name}: ${error.message}` }
  }
  throw error
}

/** The connection was lost and nothing was written: worth one retry. */
export function isConnectionLost(error: unknown): boolean {
  return isConnectionGone(error) && reasonOfLoss(error, namesOf(error)) === null
}

/** The connection was lost, possibly permanently. */
export function isConnectionGone(error: unknown): boolean {
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return false
  return ['DatabaseClosedError', 'InvalidStateError'].some((name) => names.includes(name))
}

function reasonOfLoss(error: unknown, names: string[]): ConnectionLoss | null {
  if (error instanceof NewerDatabase || error instanceof DatabaseErased) return error
  if (!names.some((name) => LOST_NAMES.includes(name))) return null
  return whyLost(DATABASE_NAME) ?? whyLost(DEVICE_NAME)
}

/**
 * Chromium has no error of its own for a full disk: the write fails with an unknown error whose
 * message contains the file system's reason, and from then on so does every attempt to open a
 * database, without a reason.
 */
function isFullDisk(error: unknown, names: string[]): boolean {
  if (names.includes('QuotaExceededError')) return true
  const isUnknown = names.includes('UnknownError')
  return (
    isUnknown && (isAtRisk() || causesOf(error).some(({ message }) => /NO_SPACE/.test(message)))
  )
}

/** Dexie errors have an `inner` error or null. Its class is not loaded at every address. */
function isDexieError(error: unknown): error is Error {
  return error instanceof Error && ('inner' in error || 'failures' in error)
}

const LOST_NAMES = ['DatabaseClosedError', 'InvalidStateError', 'AbortError', 'OpenFailedError']

function namesOf(error: unknown): string[] {
  return causesOf(error).map(({ name }) => name)
}

/** An error and its causes: a full disk is reported as the cause of an abort. */
function causesOf(error: unknown): { name: string; message: string }[] {
  const causes: { name: string; message: string }[] = []
  let next = error
  while (typeof next === 'object' && next !== null && causes.length < 8) {
    const message = String(fieldOf(next, 'message'))
    if ('name' in next) causes.push({ name: String(next.name), message })
    if ('failures' in next && Array.isArray(next.failures))
      causes.push(...next.failures.flatMap(causesOf))
    next = 'inner' in next ? next.inner : null
  }
  return causes
}
