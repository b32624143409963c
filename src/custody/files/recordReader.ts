import type { BackupLine, BackupStore } from '#schemas/files/backup.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { KEY_FIELDS, type StoredShape, storedShape } from '#schemas/files/storedRecords.ts'
import { findNewer, upgrade } from '#schemas/upgrades/upgrade.ts'
import { firstProblem } from '#src/storage/json/firstProblem.ts'
import { newerProblem, type Problem } from '#src/storage/json/unreadableFile.ts'

import { noCounts } from './counts.ts'
import { unlistValues } from './storedValues.ts'

type RecordLine = Extract<BackupLine, { line: 'record' }>

export interface RecordReader {
  /** Adds the record, or returns what is wrong with its line. */
  read(line: RecordLine, record: unknown, number: number): Problem | null
  /** Registers a key; if it is a duplicate, says where the first one was. */
  claim(store: BackupStore, raw: unknown, number: number): Problem | null
  records(): Record<BackupStore, unknown[]>
  damaged(): Record<BackupStore, number>
}

/** Collects records that match their store's schema or are marked as damaged. */
export function createRecordReader(): RecordReader {
  const records = emptyLists()
  const damaged = noCounts()
  /** The line of each key. */
  const lineByKey = new Map<string, number>()

  function read(line: RecordLine, record: unknown, number: number): Problem | null {
    const { store, damaged: isMarked, values } = line
    const found = valueOf(record, values)
    if ('why' in found) return found
    const raw = found.value
    const claimed = claim(store, raw, number)
    if (claimed) return at('record', claimed)
    const checked = check(storedShape(store, raw), raw)
    if (checked.ok) records[store].push(checked.value)
    else if (isMarked) {
      damaged[store] += 1
      records[store].push(raw)
    } else return at('record', checked.error)
    return null
  }

  function claim(store: BackupStore, raw: unknown, number: number): Problem | null {
    const key = keyText(store, raw)
    const path = KEY_FIELDS[store].slice(0, 1)
    if (key === null) return { path, why: 'its id is missing or can’t be used' }
    const before = lineByKey.get(`${store} ${key}`)
    if (before !== undefined) {
      return { path, why: `this one is on line ${before} already: remove one of the two lines` }
    }
    lineByKey.set(`${store} ${key}`, number)
    return null
  }

  return { read, claim, records: () => records, damaged: () => damaged }
}

function valueOf(record: unknown, values: RecordLine['values']): { value: unknown } | Problem {
  if ((record === undefined) === (values === undefined)) {
    return { path: [], why: 'it must have either “record” or “values”' }
  }
  if (values === undefined) return { value: record }
  return unlistValues(values) ?? { path: ['values'], why: 'these values do not make a record' }
}

/** The record in the current format, or what its schema rejects. */
function check({ upgrades, schema }: StoredShape, raw: unknown): Result<unknown, Problem> {
  const newer = findNewer(upgrades, raw)
  if (newer !== null) return failed(newerProblem(newer))
  try {
    const record = upgrade(upgrades, raw)
    const checked = schema.safeParse(record)
    return checked.success ? done(record) : failed(firstProblem(checked.error.issues, record))
  } catch (error) {
    // Nested so deeply that checking it overflows the stack.
    if (error instanceof RangeError)
      return failed({ path: [], why: 'it is nested too deep: remove the inner levels' })
    throw error
  }
}

function at(name: string, { path, why }: Problem): Problem {
  return { path: [name, ...path], why }
}

function emptyLists(): Record<BackupStore, unknown[]> {
  return {
    Jobs: [],
    Candidates: [],
    Assessments: [],
    Responses: [],
    settings: [],
    history: [],
    erased: [],
    team: [],
    keys: [],
    files: [],
  }
}

/** The key of a record; null if it has no valid one. */
function keyText(store: BackupStore, raw: unknown): string | null {
  const fields = KEY_FIELDS[store]
  const parts = fields.map((field) =>
    typeof raw === 'object' && raw !== null ? textOf(Reflect.get(raw, field)) : null,
  )
  return parts.includes(null) ? null : parts.join(' ')
}

function textOf(key: unknown): string | null {
  if (typeof key === 'string') return JSON.stringify(key)
  if (typeof key === 'number') return Number.isNaN(key) ? null : String(key)
  if (key instanceof Date) return Number.isNaN(key.getTime()) ? null : `date ${key.getTime()}`
  if (key instanceof ArrayBuffer) return `bytes ${new Uint8Array(key).join()}`
  if (key instanceof Uint8Array) return `bytes ${key.join()}`
  if (!Array.isArray(key) || key.length > MAX_PARTS) return null
  const parts = key.map(textOf)
  return parts.includes(null) ? null : `[${parts.join()}]`
}

/** Keys can be nested; no legitimate key has more parts. */
const MAX_PARTS = 100
