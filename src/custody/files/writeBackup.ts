/**
 * Writes a backup: the lines of `schemas/files/backup.ts` in chunks of a megabyte, so that the page stays
 * responsive and the browser may move finished chunks to disk.
 */
import {
  BACKUP_FILE,
  type BackupEntry,
  type BackupLine,
  type BackupStore,
} from '#schemas/files/backup.ts'
import { FORMATS } from '#schemas/base.ts'

import { toBase64 } from '#src/base/base64.ts'
import { noCounts } from './counts.ts'
import { createPauses } from '#src/base/pauses.ts'
import { isPlain, listValues } from './storedValues.ts'

/** Bytes of a file per line: 256 KiB of base64, written within a few milliseconds. */
const PART_BYTES = 192 * 1024

/** Characters collected before they become a chunk of the file. */
const PIECE_LENGTH = 1024 * 1024

export interface WrittenBackup {
  file: Blob
  /** Records by store, including damaged ones. */
  records: Record<BackupStore, number>
  files: number
  damaged: number
  /** Damaged records with a part that can't be represented as text. */
  incomplete: number
}

/** `madeAt`: a timestamp. Yields to the page between steps. */
export async function writeBackup(
  entries: AsyncIterable<BackupEntry>,
  madeAt: string,
): Promise<WrittenBackup> {
  const pause = createPauses()
  const pieces: Blob[] = []
  let text = ''
  const addLine = (line: object) => {
    text += `${JSON.stringify(line)}\n`
    if (text.length < PIECE_LENGTH) return
    pieces.push(new Blob([text]))
    text = ''
  }
  const records = noCounts()
  const counts = { files: 0, damaged: 0, incomplete: 0 }
  addLine({ format: FORMATS.backup, kind: BACKUP_FILE, madeAt })
  for await (const entry of entries) {
    if (entry.kind === 'file') {
      counts.files += 1
      for (const line of fileLines(entry)) {
        addLine(line)
        await pause()
      }
      continue
    }
    const { line, isWhole } = recordLine(entry)
    addLine(line)
    records[entry.store] += 1
    if (entry.damaged) counts.damaged += 1
    if (!isWhole) counts.incomplete += 1
    await pause()
  }
  addLine({ line: 'end', records, files: counts.files } satisfies BackupLine)
  const file = new Blob([...pieces, text], { type: 'application/jsonl' })
  return { file, records, ...counts }
}

function recordLine({ store, raw, damaged }: Extract<BackupEntry, { kind: 'record' }>) {
  const head = { line: 'record', store, ...(damaged && { damaged: true }) }
  if (isPlain(raw)) return { line: { ...head, record: raw }, isWhole: true }
  const { values, lost } = listValues(raw)
  return { line: { ...head, values }, isWhole: lost.length === 0 }
}

function* fileLines({
  file,
  bytes,
}: Extract<BackupEntry, { kind: 'file' }>): Generator<BackupLine> {
  const parts = Math.ceil(bytes.byteLength / PART_BYTES)
  yield { line: 'file', file, parts }
  for (let part = 0; part < parts; part += 1) {
    const start = part * PART_BYTES
    const length = Math.min(PART_BYTES, bytes.byteLength - start)
    yield { line: 'part', base64: toBase64(new Uint8Array(bytes, start, length)) }
  }
}
