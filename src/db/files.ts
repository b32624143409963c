/**
 * Bytes of files, in a table of their own: written once, before the answer that names them, and never
 * touched by a keystroke.
 */
import type { StoredFile } from '#schemas/answer.ts'
import { type FileRecord, fileRecordSchema } from '#schemas/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { sha256 } from '#src/vault/digest.ts'
import { mintId } from '#src/vault/randomness.ts'

import type { StorageFailure } from './query.ts'
import { device } from './raw/rawDatabase.ts'
import { read, type Stores, write } from './raw/transactions.ts'
import { checkedValue } from './recordKinds.ts'

const FILES = 'files'

/** Bytes that one owner may have in all. */
export const MOST_BYTES = 25 * 1024 * 1024

/**
 * Keeps the bytes of a file. `owner`: the attempt of a candidate's file, or the assessment of an
 * author's picture. `too-much`: the owner's files would be over `most` bytes. `storage-failed` also
 * when the file can't be read, as when it was moved after it was chosen.
 */
export async function keepFile({
  owner,
  file,
}: {
  owner: string
  questionId?: string
  file: File
}): Promise<Result<StoredFile, { kind: 'too-much'; most: number } | StorageFailure>> {
  if (file.size > MOST_BYTES) return failed({ kind: 'too-much', most: MOST_BYTES })
  const bytes = await bytesOf(file)
  if (!bytes.ok) return bytes
  const fileId = mintId('f')
  const { name, type } = file
  const size = bytes.value.byteLength
  const digest = await sha256(bytes.value)
  return write(device, [FILES], async (stores) => {
    if ((await sizeOfAll(stores, owner)) + size > MOST_BYTES) {
      return failed({ kind: 'too-much', most: MOST_BYTES })
    }
    const record = { owner, fileId, name, type, size, bytes: bytes.value }
    await stores.add(FILES, checkedValue(fileRecordSchema, record))
    return done({ fileId, name, type, size, sha256: digest })
  })
}

/** Null when it is not there, or not readable. */
export async function getFile(owner: string, fileId: string): Promise<FileRecord | null> {
  const raw = await read(device, [FILES], (stores) => stores.get(FILES, [owner, fileId]))
  const checked = fileRecordSchema.safeParse(raw)
  return checked.success ? checked.data : null
}

/** One that is gone already is no error. */
export function removeFile(owner: string, fileId: string): Promise<Result<null, StorageFailure>> {
  return write(device, [FILES], async (stores) => {
    await stores.remove(FILES, [owner, fileId])
    return done(null)
  })
}

/** Removes the files of an owner that nothing names any more: all but those in `keep`. */
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

/** The files of one owner for another, under the same ids. */
export function copyFiles(from: string, to: string): Promise<Result<null, StorageFailure>> {
  return write(device, [FILES], async (stores) => {
    for (const key of await stores.keys(FILES, allOf(from))) {
      const checked = fileRecordSchema.safeParse(await stores.get(FILES, key))
      if (checked.success) await stores.put(FILES, { ...checked.data, owner: to })
    }
    return done(null)
  })
}

/** Whatever stands after the owner in a compound key: an empty list is above every other key. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}

/** From the index alone: no bytes are read. */
async function sizeOfAll(stores: Stores, owner: string): Promise<number> {
  const keys = await stores.indexKeys(FILES, '[owner+size]', allOf(owner))
  return keys.reduce<number>((sum, key) => sum + Number(secondOf(key)), 0)
}

function secondOf(key: IDBValidKey): IDBValidKey | undefined {
  return Array.isArray(key) ? key[1] : undefined
}

async function bytesOf(file: File): Promise<Result<ArrayBuffer, StorageFailure>> {
  try {
    return done(await file.arrayBuffer())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return failed({ kind: 'storage-failed', message })
  }
}
