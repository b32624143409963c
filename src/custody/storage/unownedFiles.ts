/**
 * Files whose attempt or assessment no longer exists: a page that was storing one while its candidate
 * was deleted leaves it behind, and no key would ever be made for it.
 */
import { COMPANY_FILES } from '#schemas/company.ts'
import { done } from '#schemas/result.ts'
import { assessmentTable, responseTable } from '#src/storage/core/database.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import { lockManager } from '#src/storage/core/lockManager.ts'
import { readInBatches } from '#src/storage/core/readInBatches.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'

import { RESTORE_LOCK } from './restoreGate.ts'

const BATCH_SIZE = 100

/**
 * Deletes them, unless everything is being replaced just now: a restore stores files before their
 * records. Rejects with nothing; if it fails, they only take up space until the next time.
 */
export async function sweepUnownedFiles(): Promise<void> {
  try {
    const locks = lockManager()
    if (!locks) await deleteUnownedFiles()
    else
      await locks.request(RESTORE_LOCK, { mode: 'shared', ifAvailable: true }, (lock) =>
        lock === null ? undefined : deleteUnownedFiles(),
      )
  } catch (error) {
    failureOf(error)
  }
}

/** For a caller that holds the restore lock. Rejects with what storage threw. */
export async function deleteUnownedFiles(): Promise<void> {
  // Before the responses: an attempt is stored before its first file.
  const files = await fileTable.toCollection().primaryKeys()
  const unowned = new Set(files.map(([owner]) => owner))
  unowned.delete(COMPANY_FILES)
  const kept = await assessmentTable
    .where(':id')
    .anyOf([...unowned])
    .primaryKeys()
  for (const id of kept) unowned.delete(id)
  if (unowned.size > 0) {
    await readInBatches(responseTable, BATCH_SIZE, (raws) => deleteMentioned(unowned, raws))
  }
  if (unowned.size === 0) return
  await writeOnDevice([fileTable], async () => {
    await fileTable.bulkDelete(files.filter(([owner]) => unowned.has(owner)))
    return done(null)
  })
}

/** Wherever a record has it: a damaged one may still be repaired. */
function deleteMentioned(owners: Set<string>, value: unknown): void {
  if (typeof value === 'string') owners.delete(value)
  else if (Array.isArray(value)) for (const one of value) deleteMentioned(owners, one)
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) deleteMentioned(owners, one)
}
