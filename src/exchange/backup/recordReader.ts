import type { BackupLine, BackupStore } from '#schemas/backup.ts'
import { FORMAT } from '#schemas/base.ts'
import { KEY_FIELDS, storedSchema } from '#schemas/storedRecords.ts'
import { firstProblem } from '#src/exchange/file/firstProblem.ts'
import type { Problem } from '#src/exchange/file/unreadable.ts'

import { noCounts } from './counts.ts'
import { keyText } from './keyText.ts'
import { unlistValues } from './storedValues.ts'

type RecordLine = Extract<BackupLine, { line: 'record' }>

export interface RecordReader {
  /** Takes the record in, or says what is wrong with its line. */
  read(line: RecordLine, record: unknown, number: number): Problem | null
  /** Takes note of a key; says where it was before. */
  claim(store: BackupStore, raw: unknown, number: number): Problem | null
  records(): Record<BackupStore, unknown[]>
  damaged(): Record<BackupStore, number>
}

/** Gathers records, each of which has the shape of its store or is marked as damaged. */
export function createRecordReader(): RecordReader {
  const records = emptyLists()
  const damaged = noCounts()
  /** On which line each key was. */
  const lineByKey = new Map<string, number>()

  function read(line: RecordLine, record: unknown, number: number): Problem | null {
    const { store, damaged: isMarked, values } = line
    const found = valueOf(record, values)
    if ('why' in found) return found
    const raw = found.value
    const claimed = claim(store, raw, number)
    if (claimed) return at('record', claimed)
    const checked = check(store, raw)
    if (checked !== null && !isMarked) return at('record', checked)
    if (checked !== null) damaged[store] += 1
    records[store].push(raw)
    return null
  }

  function claim(store: BackupStore, raw: unknown, number: number): Problem | null {
    const key = keyText(store, raw)
    const path = KEY_FIELDS[store].slice(0, 1)
    if (key === null) return { path, why: 'it has no key by which it could be stored' }
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
  return unlistValues(values) ?? { path: ['values'], why: 'no record can be made of these values' }
}

/** What its schema has against it. */
function check(store: BackupStore, raw: unknown): Problem | null {
  if (isNewer(raw)) {
    const why = `it was written by a newer TalentFlow: this one reads format ${FORMAT}`
    return { path: ['format'], why }
  }
  try {
    const checked = storedSchema(store, raw).safeParse(raw)
    return checked.success ? null : firstProblem(checked.error.issues, raw)
  } catch (error) {
    // Nested so deep that looking at it exhausts the stack.
    if (error instanceof RangeError)
      return { path: [], why: 'it is nested too deep: remove the inner levels' }
    throw error
  }
}

function isNewer(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || !('format' in raw)) return false
  return typeof raw.format === 'number' && raw.format > FORMAT
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
    files: [],
  }
}
