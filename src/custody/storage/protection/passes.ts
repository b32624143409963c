/** Seals everything that is stored, and opens it again: record by record, each in a transaction. */
import { done, failed, type Result } from '#schemas/result.ts'
import { openKeys, takeKeys } from '#src/storage/sealing/openKeys.ts'
import { deleteUnownedFiles } from '#src/custody/storage/unownedFiles.ts'

import { openFiles, sealFiles } from './filePass.ts'
import type { CannotTurn, PassOptions, Pass } from './passProgress.ts'
import { openRecords, sealRecords } from './recordPasses.ts'
import { openResponses, sealResponses } from './responsePass.ts'

/** Answers before files: the key of a file must be stored before it is needed. */
export function sealAll(options: PassOptions): Promise<Result<null, CannotTurn>> {
  return run([...sealRecords, sealResponses, sealFiles], options)
}

/** Files before answers: the key of a file must be there while it is needed. */
export function openAll(options: PassOptions): Promise<Result<null, CannotTurn>> {
  const keys = openKeys()
  // From now on what is written is not sealed.
  if (keys !== null) takeKeys({ ...keys, seals: false })
  return run([openFiles, openResponses, ...openRecords], options)
}

async function run(
  passes: readonly Pass[],
  { onProgress, signal }: PassOptions,
): Promise<Result<null, CannotTurn>> {
  // Files without an owner have no key, so they would stay as they are.
  await deleteUnownedFiles()
  const todo = await Promise.all(passes.map(async (pass) => ({ pass, keys: await pass.keys() })))
  const total = todo.reduce((sum, { keys }) => sum + keys.length, 0)
  let count = 0
  for (const { pass, keys } of todo) {
    for (let start = 0; start < keys.length; start += pass.batchSize) {
      if (signal?.aborted) return failed({ kind: 'cancelled' })
      const batch = keys.slice(start, start + pass.batchSize)
      const worked = await pass.work(batch)
      if (!worked.ok) return worked
      count += batch.length
      onProgress?.({ done: count, total })
    }
  }
  return done(null)
}
