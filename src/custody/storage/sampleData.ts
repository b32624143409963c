/** Sample data: written and removed as a whole. */
import type { Transaction } from 'dexie'

import { done, failed, type Result } from '#schemas/result.ts'

import {
  assessmentTable,
  candidateTable,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import { deleteFromDevice } from '#src/builder/storage/deviceCleanup.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { jobs } from '#src/storage/records/jobKind.ts'
import { assessments, candidates, responses, versions } from '#src/storage/records/recordKinds.ts'
import { checkedValue, type RecordKind } from '#src/storage/records/shapes.ts'
import { tableOf } from '#src/storage/records/records.ts'
import { isSample, removableSamples } from './sampleRemoval.ts'
import { isAssessmentId } from '#src/storage/stored/versions.ts'
import type { SampleRecords } from '#src/custody/model/samples/sampleRecords.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { write } from '#src/storage/core/writing.ts'

export interface RecordCounts {
  jobs: number
  candidates: number
  assessments: number
  responses: number
}

const ALL_TABLES = [jobTable, candidateTable, assessmentTable, responseTable]

/** Large enough for visible progress, small enough to cancel promptly. */
const BATCH_SIZE = 250

/**
 * Writes everything in one transaction: if it is interrupted, cancelled or fails, nothing is
 * stored. `onProgress` counts records.
 */
export async function writeSampleData(
  records: SampleRecords,
  {
    onProgress,
    signal,
  }: {
    onProgress?: (progress: { done: number; total: number }) => void
    signal?: AbortSignal
  },
): Promise<Result<RecordCounts, { kind: 'cancelled' } | StorageFailure>> {
  const checked = await checkedBatches(records)
  if (!checked.ok) return checked
  const batches = checked.value
  const total = batches.reduce((sum, batch) => sum + batch.size, 0)
  const cancelled = () => signal?.aborted === true
  const result = await write(ALL_TABLES, async (transaction) => {
    let written = 0
    for (const batch of batches) {
      if (cancelled()) return giveUp(transaction)
      await batch.write()
      written += batch.size
      onProgress?.({ done: written, total })
    }
    return cancelled() ? giveUp(transaction) : done(countsOf(records))
  })
  return result.ok || !cancelled() ? result : failed({ kind: 'cancelled' })
}

/**
 * Removes the sample data in one transaction, along with what was added to it: notes, moves,
 * responses of sample candidates. `kept`: sample jobs and assessments that the user's own records
 * refer to.
 */
export async function removeSampleData(): Promise<
  Result<{ removed: RecordCounts; kept: number }, StorageFailure>
> {
  const removal = await write(ALL_TABLES, async () => {
    const removable = await removableSamples()
    const { ids, versionIds } = removable
    await jobTable.bulkDelete(ids.jobs)
    await candidateTable.bulkDelete(ids.candidates)
    await assessmentTable.bulkDelete([...ids.assessments, ...versionIds])
    await responseTable.bulkDelete(ids.responses)
    return done(removable)
  })
  if (!removal.ok) return removal
  const { ids, attemptIds, kept } = removal.value
  await deleteFromDevice([...ids.assessments, ...attemptIds])
  return done({ removed: countsOf(ids), kept })
}

/** `sample`: how many of the jobs belong to the sample data. */
export async function countRecords(): Promise<RecordCounts & { sample: number }> {
  const assessmentIds = await assessmentTable.toCollection().primaryKeys()
  return {
    jobs: await jobTable.count(),
    candidates: await candidateTable.count(),
    assessments: assessmentIds.filter(isAssessmentId).length,
    responses: await responseTable.count(),
    sample: await jobTable.filter(isSample).count(),
  }
}

/** Aborts the transaction, so that nothing is written. */
function giveUp(transaction: Transaction) {
  transaction.abort()
  return failed({ kind: 'cancelled' })
}

/** Sealed outside the transaction, because in protected mode codes take long. */
async function checkedBatches(records: SampleRecords) {
  try {
    return done([
      ...(await batchesOf(jobs, records.jobs)),
      ...(await batchesOf(candidates, records.candidates)),
      ...(await batchesOf(assessments, records.assessments)),
      ...(await batchesOf(versions, records.versions)),
      ...(await batchesOf(responses, records.responses)),
    ])
  } catch (error) {
    return failed(failureOf(error))
  }
}

async function batchesOf<T>(kind: RecordKind<T>, records: readonly T[]) {
  const checked = records.map((record) => checkedValue(kind.schema, record))
  const stored = await whenReady(async () => kind.parts?.sealAll(checked) ?? checked)
  const starts = Array.from(
    { length: Math.ceil(stored.length / BATCH_SIZE) },
    (_, index) => index * BATCH_SIZE,
  )
  return starts.map((start) => {
    const batch = stored.slice(start, start + BATCH_SIZE)
    return { size: batch.length, write: () => tableOf(kind).bulkAdd(batch) }
  })
}

function countsOf(records: Record<keyof RecordCounts, readonly unknown[]>): RecordCounts {
  return {
    jobs: records.jobs.length,
    candidates: records.candidates.length,
    assessments: records.assessments.length,
    responses: records.responses.length,
  }
}
