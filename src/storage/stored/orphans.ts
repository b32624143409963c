/** Unreferenced files: stored before an answer that was never saved, or dropped on submission. */
import type { Answers } from '#schemas/answer.ts'
import { done, type Result } from '#schemas/result.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { write } from '#src/storage/core/transactions.ts'

import { allOf, FILES, secondOf } from './fileKeys.ts'

/**
 * Deletes files that no answer names. Only the tab that may write the attempt calls this. If it
 * fails, the files only take up space.
 */
export async function sweepOrphans(attemptId: string, answers: Answers): Promise<void> {
  await sweepFiles(attemptId, Object.values(answers).flatMap(fileIdsIn))
}

/** Deletes an owner's unreferenced files: all but those in `keep`. */
export function sweepFiles(
  owner: string,
  keep: readonly string[],
): Promise<Result<{ removed: number }, StorageFailure>> {
  return write(device, [FILES], async (stores) => {
    const keys = await stores.keys(FILES, allOf(owner))
    const orphans = keys.filter((key) => !keep.some((fileId) => fileId === secondOf(key)))
    for (const key of orphans) await stores.remove(FILES, key)
    return done({ removed: orphans.length })
  })
}

/** The ids of the files in an answer. */
export function fileIdsIn(answer: Answers[string]): string[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((part) => (typeof part === 'object' ? [part.fileId] : []))
}
