import type { Version } from '#schemas/records/assessment.ts'
import { done, type Result } from '#schemas/result.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { versions } from '#src/storage/records/recordKinds.ts'
import { putNext, wholeRecord } from '#src/storage/records/records.ts'
import type { NotFound } from '#src/storage/records/shapes.ts'

/**
 * Keeps the usual minutes (rule R8) in the version, so that a candidate's first page reads no other
 * record for them.
 */
export function storeUsualMinutes(
  versionId: string,
  minutes: number,
): Promise<Result<Version, NotFound | StorageFailure>> {
  return write([assessmentTable], async () => {
    const stored = await wholeRecord(versions, versionId)
    if (!stored.ok || stored.value.usualMinutes === minutes) return stored
    return done(await putNext(versions, { ...stored.value, usualMinutes: minutes }))
  })
}
