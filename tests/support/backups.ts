/** Saves and restores everything, as the data page does. */
import { database } from '#src/storage/core/database.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import { replaceEverything } from '#src/custody/storage/restoring.ts'
import { takeSnapshot } from '#src/custody/storage/snapshot.ts'
import type { BackupContent } from '#src/custody/files/lineReader.ts'
import { bytesInBackup, readBackup } from '#src/custody/files/readBackup.ts'
import { writeBackup } from '#src/custody/files/writeBackup.ts'
import { sha256 } from '#src/storage/vault/digest.ts'

import { value } from './hiring.ts'

export const MADE_AT = '2026-11-22T10:42:00.000Z'

export async function backupOfEverything(): Promise<Blob> {
  return (await writeBackup(takeSnapshot(), MADE_AT)).file
}

/** The lines of a backup, to be changed and joined again. */
export async function linesOf(file: Blob): Promise<string[]> {
  return (await file.text()).split('\n').slice(0, -1)
}

export function backupOf(lines: readonly string[]): Blob {
  return new Blob(lines.map((line) => `${line}\n`))
}

export async function read(file: Blob): Promise<BackupContent> {
  return value(await readBackup(file, { digest: sha256 }))
}

/** Where it is wrong and why; null if it can be read. */
export async function refusal(file: Blob): Promise<string | null> {
  const found = await readBackup(file, { digest: sha256 })
  if (found.ok) return null
  return found.error.kind === 'cancelled' ? 'cancelled' : `${found.error.where}: ${found.error.why}`
}

export async function replaceWith(file: Blob, content?: BackupContent) {
  const { madeAt, records, files } = content ?? (await read(file))
  return replaceEverything({
    records,
    files: files.map((place) => ({
      file: place.file,
      readBytes: () => bytesInBackup(file, place),
    })),
    lastBackup: { at: madeAt, fileName: 'backup.jsonl', size: file.size },
  })
}

/** Everything in stored form, by store. */
export async function everythingStored(): Promise<Record<string, unknown[]>> {
  const tables = [...database.tables, ...deviceDatabase.tables]
  const entries = tables.map(async (table) => [table.name, await table.toArray()] as const)
  return Object.fromEntries(await Promise.all(entries))
}

export async function eraseEverything(): Promise<void> {
  for (const table of [...database.tables, ...deviceDatabase.tables]) await table.clear()
}
