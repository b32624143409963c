/**
 * What a build of the first format stored: every database, a backup, and the file of an assessment.
 * Never regenerated, because records like these are in people's browsers.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../fixtures/format1')

type Stores = Readonly<Record<string, readonly unknown[]>>

/** Stored records by database and store, with bytes as ArrayBuffers. */
export function recordsOfFormat1(): Readonly<Record<string, Stores>> {
  return JSON.parse(textOfFormat1('records.json'), (_, value: unknown) =>
    isBytes(value) ? Uint8Array.from(Buffer.from(value.$buffer, 'base64')).buffer : value,
  )
}

export function textOfFormat1(file: 'records.json' | 'backup.jsonl' | 'assessment.json'): string {
  return readFileSync(join(FOLDER, file), 'utf8')
}

function isBytes(value: unknown): value is { $buffer: string } {
  return typeof value === 'object' && value !== null && '$buffer' in value
}
