/**
 * Bytes of files, in a table of their own: written once, before the answer that names them, and never
 * touched by a keystroke.
 */
import { Dexie } from 'dexie'

import type { StoredFile } from '#schemas/answer.ts'
import { type FileRecord, fileRecordSchema } from '#schemas/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { sha256 } from '#src/vault/digest.ts'
import { mintId } from '#src/vault/randomness.ts'

import { fileTable } from './deviceDatabase.ts'
import type { StorageFailure } from './query.ts'
import { checkedValue } from './records.ts'
import { writeOnDevice } from './writing.ts'

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
  return writeOnDevice([fileTable], async () => {
    if ((await sizeOfAll(owner)) + size > MOST_BYTES) {
      return failed({ kind: 'too-much', most: MOST_BYTES })
    }
    const record = { owner, fileId, name, type, size, bytes: bytes.value }
    await fileTable.add(checkedValue(fileRecordSchema, record))
    return done({ fileId, name, type, size, sha256: digest })
  })
}

/** Null when it is not there, or not readable. */
export async function getFile(owner: string, fileId: string): Promise<FileRecord | null> {
  const checked = fileRecordSchema.safeParse(await fileTable.get([owner, fileId]))
  return checked.success ? checked.data : null
}

/** One that is gone already is no error. */
export function removeFile(owner: string, fileId: string): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([fileTable], async () => {
    await fileTable.delete([owner, fileId])
    return done(null)
  })
}

/** Removes the files of an owner that nothing names any more: all but those in `keep`. */
export function sweepFiles(
  owner: string,
  keep: readonly string[],
): Promise<Result<{ removed: number }, StorageFailure>> {
  return writeOnDevice([fileTable], async () => {
    const keys = await filesOf(owner).primaryKeys()
    const orphans = keys.filter(([, fileId]) => !keep.includes(fileId))
    await fileTable.bulkDelete(orphans)
    return done({ removed: orphans.length })
  })
}

/** The files of one owner for another, under the same ids. */
export function copyFiles(from: string, to: string): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([fileTable], async () => {
    for (const key of await filesOf(from).primaryKeys()) {
      const checked = fileRecordSchema.safeParse(await fileTable.get(key))
      if (checked.success) await fileTable.put({ ...checked.data, owner: to })
    }
    return done(null)
  })
}

function filesOf(owner: string) {
  return fileTable.where('[owner+fileId]').between([owner, Dexie.minKey], [owner, Dexie.maxKey])
}

/** From the index alone: no bytes are read. */
async function sizeOfAll(owner: string): Promise<number> {
  const keys = await fileTable
    .where('[owner+size]')
    .between([owner, Dexie.minKey], [owner, Dexie.maxKey])
    .keys()
  return keys.reduce<number>((sum, key) => sum + (Array.isArray(key) ? Number(key[1]) : 0), 0)
}

async function bytesOf(file: File): Promise<Result<ArrayBuffer, StorageFailure>> {
  try {
    return done(await file.arrayBuffer())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return failed({ kind: 'storage-failed', message })
  }
}
