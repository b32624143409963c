import { done, type Result } from '#schemas/result.ts'

import type { StorageFailure } from '#src/storage/core/query.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { parseStored } from '#src/storage/records/shapes.ts'
import { write } from '#src/storage/core/transactions.ts'

import { allOf, FILES } from '#src/storage/stored/fileKeys.ts'
import { fileShape } from '#src/storage/stored/files.ts'

/** Copies one owner's files to another, with the same ids. */
export function copyFiles(from: string, to: string): Promise<Result<null, StorageFailure>> {
  return write(device, [FILES], async (stores) => {
    for (const key of await stores.keys(FILES, allOf(from))) {
      const checked = parseStored(fileShape, await stores.get(FILES, key))
      if (checked.success) await stores.put(FILES, { ...checked.data, owner: to })
    }
    return done(null)
  })
}
