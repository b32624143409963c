/** Candidates' files. Authors' pictures stay readable, because candidates see them. */
import type { FileRecord } from '#schemas/records/device.ts'
import { done } from '#schemas/result.ts'
import type { Sealed } from '#schemas/sealing.ts'
import { responseTable } from '#src/storage/core/database.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'
import { checkRecords, parseStored } from '#src/storage/records/shapes.ts'
import { storedResponses } from '#src/storage/records/storedKinds.ts'
import { fileContext } from '#src/storage/sealing/contexts.ts'
import { openKeys } from '#src/storage/sealing/openKeys.ts'
import { fileShape } from '#src/storage/stored/files.ts'
import { draftKeyByTeam } from '#src/storage/vault/draftKey.ts'
import { decryptFile, encryptFile } from '#src/storage/vault/files/sealedFile.ts'

import type { Pass } from './passProgress.ts'

export const sealFiles = filePass(async (file, key) => {
  if (file.iv !== undefined) return null
  const { owner, fileId } = file
  const sealed = await encryptFile(key, file, fileContext(owner, fileId))
  return { owner, fileId, name: '', type: '', size: sealed.bytes.byteLength, ...sealed }
})

export const openFiles = filePass(async (file, key) => {
  const { owner, fileId, iv, bytes } = file
  if (iv === undefined) return null
  const content = await decryptFile(key, { iv, bytes }, fileContext(owner, fileId))
  return content && { owner, fileId, size: content.bytes.byteLength, ...content }
})

/** `change` gives null if there is nothing to do, or nothing that can be done. */
function filePass(change: (file: FileRecord, key: CryptoKey) => Promise<FileRecord | null>): Pass {
  let sealedKeys: Promise<Map<string, Sealed>> | null = null
  return {
    keys() {
      sealedKeys = null
      return fileTable.toCollection().primaryKeys()
    },
    batchSize: 1,
    async work([id]) {
      if (!isFileKey(id)) return done(null)
      // At the first file, when the responses before it have got their keys.
      sealedKeys ??= readSealedKeys()
      const file = parseStored(fileShape, await fileTable.get(id)).data
      const key = file && (await keyOfAttempt(file.owner, await sealedKeys))
      const changed = file && key ? await change(file, key) : null
      if (changed === null) return done(null)
      return writeOnDevice([fileTable], async () => {
        await fileTable.put(changed)
        return done(null)
      })
    },
  }
}

/** Null if it is no attempt's, or can't be opened. */
async function keyOfAttempt(
  attemptId: string,
  sealedKeys: ReadonlyMap<string, Sealed>,
): Promise<CryptoKey | null> {
  const team = openKeys()
  const sealed = sealedKeys.get(attemptId)
  return team && sealed ? draftKeyByTeam(attemptId, sealed, team.privateKey) : null
}

/** By attempt. */
async function readSealedKeys(): Promise<Map<string, Sealed>> {
  const found = new Map<string, Sealed>()
  const { whole } = checkRecords(storedResponses, await responseTable.toArray())
  for (const { current, attempts } of whole) {
    if (current && 'keys' in current) found.set(current.attemptId, current.keys.byTeam)
    for (const { attemptId, fileKey } of attempts) if (fileKey) found.set(attemptId, fileKey)
  }
  return found
}

function isFileKey(key: unknown): key is [string, string] {
  return Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'string'
}
