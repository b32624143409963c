/**
 * Reads a backup: every line is validated before anything is returned. The bytes of files stay in
 * the file, and are read again when they are needed.
 */
import { backupLineSchema } from '#schemas/files/backup.ts'
import { failed, type Result } from '#schemas/result.ts'
import type { Unreadable } from '#src/storage/json/unreadableFile.ts'

import { fromBase64 } from '#src/base/base64.ts'
import { fileLines } from './fileLines.ts'
import { type BackupContent, createLineReader, type FilePlace, parseLine } from './lineReader.ts'
import { createPauses } from '#src/base/pauses.ts'

interface Reading {
  /** SHA-256 as lower-case hexadecimal. */
  digest: (bytes: ArrayBuffer) => Promise<string>
  /** In bytes. */
  onProgress?: (progress: { done: number; total: number }) => void
  signal?: AbortSignal
}

/**
 * `unreadable` contains the line and the problem. Rejects if the file itself can't be read, for
 * example because it was moved. Yields to the page between lines.
 */
export async function readBackup(
  file: Blob,
  { digest, onProgress, signal }: Reading,
): Promise<Result<BackupContent, Unreadable | { kind: 'cancelled' }>> {
  const pause = createPauses()
  const reader = createLineReader(digest)
  let number = 0
  for await (const line of fileLines(file)) {
    number += 1
    const refused = await reader.read(line, number)
    if (refused) return refused
    await pause()
    if (signal?.aborted) return failed({ kind: 'cancelled' })
    onProgress?.({ done: line.end, total: file.size })
  }
  return reader.finish(number)
}

/** The bytes of one of its files. Null if the backup was changed since it was read. */
export async function bytesInBackup(file: Blob, { parts }: FilePlace): Promise<ArrayBuffer | null> {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  for (const { start, end } of parts) {
    const parsed = parseLine(await file.slice(start, end).text(), 0)
    const line = backupLineSchema.safeParse(parsed.ok ? parsed.value : null).data
    const part = line?.line === 'part' ? fromBase64(line.base64) : null
    if (part === null) return null
    bytes.push(part)
  }
  return new Blob(bytes).arrayBuffer()
}
