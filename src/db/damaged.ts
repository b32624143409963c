/**
 * Everything that is stored and does not have the shape of its kind, wherever it is.
 */

import type { DamagedRecord } from './query.ts'
import { fieldOf } from './rawField.ts'
import {
  assessments,
  candidates,
  checkRecord,
  jobs,
  type RecordKind,
  responses,
  versions,
} from './records.ts'
import { isAssessmentId } from './versions.ts'

/** So many are read and checked at once: a screen that waits must go on answering. */
const BITE = 200

/** Every record of every store that does not pass its schema. */
export async function listDamaged(): Promise<DamagedRecord[]> {
  const found = [
    await damagedIn(jobs),
    await damagedIn(candidates),
    await damagedIn(assessments, (raw) => isAssessmentId(String(fieldOf(raw, 'id')))),
    await damagedIn(versions, (raw) => !isAssessmentId(String(fieldOf(raw, 'id')))),
    await damagedIn(responses),
  ]
  return found.flat()
}

/** `isOne`: the record is meant to be one of this kind, where two kinds share a store. */
async function damagedIn<T>(
  kind: RecordKind<T>,
  isOne: (raw: unknown) => boolean = () => true,
): Promise<DamagedRecord[]> {
  const damaged: DamagedRecord[] = []
  const keys = await kind.table.toCollection().primaryKeys()
  for (let start = 0; start < keys.length; start += BITE) {
    const raws = await kind.table.bulkGet(keys.slice(start, start + BITE))
    for (const raw of raws) {
      if (raw === undefined || !isOne(raw)) continue
      const stored = checkRecord(kind, raw)
      if (stored.kind === 'damaged') damaged.push(stored.record)
    }
    await nextTask()
  }
  return damaged
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
