/**
 * The bytes of files, in a table of their own: written once, before the answer that refers to them,
 * and never on a keystroke.
 */
import { asError } from '#src/base/asError.ts'
import type { StoredFile } from '#schemas/answer.ts'
import { type FileRecord, fileRecordSchema } from '#schemas/records/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { fileUpgrades } from '#schemas/upgrades/device.ts'
import { sha256 } from '#src/storage/vault/digest.ts'
import type { FileContent } from '#src/storage/vault/files/sealedFile.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

import type { StorageFailure } from '#src/storage/core/query.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { read, type Stores, write } from '#src/storage/core/transactions.ts'
import { checkedValue, parseStored, type Shape } from '#src/storage/records/shapes.ts'

import { allOf, FILES, secondOf } from './fileKeys.ts'

/** A file with its bytes, as stored. */
export const fileShape: Shape<FileRecord> = { upgrades: fileUpgrades, schema: fileRecordSchema }

/** The maximum total bytes per owner. */
export const MAX_BYTES = 25 * 1024 * 1024

/**
 * Stores the bytes of a file. `owner`: the attempt for a candidate's file, or the assessment for an
 * author's picture. `too-much`: the owner's files would exceed `most` bytes. `storage-failed` also
 * if the file can't be read, for example because it was moved after being chosen.
 */
export async function storeFile({
  owner,
  file,
  seal = null,
}: {
  owner: string
  questionId?: string
  file: File
  /** In protected mode, for a candidate's file. */
  seal?: FileSeal | null
}): Promise<Result<StoredFile, { kind: 'too-much'; most: number } | StorageFailure>> {
  if (file.size > MAX_BYTES) return failed({ kind: 'too-much', most: MAX_BYTES })
  const bytes = await bytesOf(file)
  if (!bytes.ok) return bytes
  const fileId = mintId('f')
  const { name, type } = file
  const digest = await sha256(bytes.value)
  const stored = seal
    ? {
        name: '',
        type: '',
        ...(await seal.encryptFile(fileId, { name, type, bytes: bytes.value })),
      }
    : { name, type, bytes: bytes.value }
  const size = stored.bytes.byteLength
  return write(device, [FILES], async (stores) => {
    if ((await sizeOfAll(stores, owner)) + size > MAX_BYTES) {
      return failed({ kind: 'too-much', most: MAX_BYTES })
    }
    const record = { owner, fileId, size, ...stored }
    await stores.add(FILES, checkedValue(fileShape.schema, record))
    return done({ fileId, name, type, size: file.size, sha256: digest })
  })
}

/** Encrypts and decrypts the files of one attempt. */
export interface FileSeal {
  encryptFile(fileId: string, content: FileContent): Promise<{ iv: string; bytes: ArrayBuffer }>
  /** Null if it doesn't open. */
  decryptFile(fileId: string, file: { iv: string; bytes: ArrayBuffer }): Promise<FileContent | null>
}

/** Null if it doesn't exist or can't be read. An encrypted one needs the seal of its attempt. */
export async function getFile(
  owner: string,
  fileId: string,
  seal: Pick<FileSeal, 'decryptFile'> | null = null,
): Promise<FileContent | null> {
  const stored = await getStoredFile(owner, fileId)
  if (stored?.iv === undefined) return stored
  return seal && seal.decryptFile(fileId, { iv: stored.iv, bytes: stored.bytes })
}

/** Reads a file as it is stored, perhaps encrypted. */
export async function getStoredFile(owner: string, fileId: string): Promise<FileRecord | null> {
  const raw = await read(device, [FILES], (stores) => stores.get(FILES, [owner, fileId]))
  const checked = parseStored(fileShape, raw)
  return checked.success ? checked.data : null
}

/** Deleting a missing file is no error. */
export function removeFile(owner: string, fileId: string): Promise<Result<null, StorageFailure>> {
  return write(device, [FILES], async (stores) => {
    await stores.remove(FILES, [owner, fileId])
    return done(null)
  })
}

/** From the index alone, without reading bytes. */
async function sizeOfAll(stores: Stores, owner: string): Promise<number> {
  const keys = await stores.indexKeys(FILES, '[owner+size]', allOf(owner))
  return keys.reduce<number>((sum, key) => sum + Number(secondOf(key)), 0)
}

async function bytesOf(file: File): Promise<Result<ArrayBuffer, StorageFailure>> {
  try {
    return done(await file.arrayBuffer())
  } catch (error) {
    const message = asError(error).message
    return failed({ kind: 'storage-failed', message })
  }
}
