/** Validates the lines of a backup one by one and collects their contents. */
import {
  type BackedUpFile,
  type BackupCounts,
  type BackupLine,
  type BackupStore,
  backupLineSchema,
} from '#schemas/files/backup.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import { firstProblem } from '#src/storage/json/firstProblem.ts'
import { jsonPath } from '#src/storage/json/jsonPath.ts'
import type { TextLimits } from '#src/storage/json/limits.ts'
import { NOT_UTF_8, readJson } from '#src/storage/json/readJson.ts'
import type { Problem, Unreadable } from '#src/storage/json/unreadableFile.ts'

import { fromBase64 } from '#src/base/base64.ts'
import { type FileLine, MAX_LINE_BYTES } from './fileLines.ts'
import { readHeader } from './header.ts'
import { createRecordReader } from './recordReader.ts'

/** A file in the backup, and the position of the lines with its bytes. */
export interface FilePlace {
  file: BackedUpFile
  parts: readonly { start: number; end: number }[]
}

export interface BackupContent {
  /** When it was saved. */
  madeAt: string
  /** By store, in the form to be stored. */
  records: Readonly<Record<BackupStore, readonly unknown[]>>
  files: readonly FilePlace[]
  /** Number of records by store that are carried over damaged. */
  damaged: BackupCounts
}

type Digest = (bytes: ArrayBuffer) => Promise<string>
type Refused = { ok: false; error: Unreadable }

export interface LineReader {
  /** Null if the line is valid. Lines are numbered from 1. */
  read(line: FileLine, number: number): Promise<Refused | null>
  /** Call after the last line, which is numbered `number`. */
  finish(number: number): Result<BackupContent, Unreadable>
}

/** Per line: records are usually small, but a long draft or a damaged record may not be. */
const LIMITS: TextLimits = { bytes: MAX_LINE_BYTES, depth: 200, parts: 5_000_000 }

/** A line of a backup as JSON. An error includes the line number. */
export function parseLine(text: string, number: number): Result<unknown, Unreadable> {
  const placeWords = ({ column }: { column: number }) => `line ${number}, column ${column}`
  return readJson(text, { limits: LIMITS, placeWords, within: `line ${number}` })
}

export function createLineReader(digest: Digest): LineReader {
  const reader = createRecordReader()
  const files: FilePlace[] = []
  let madeAt: string | null = null
  let open: OpenFile | null = null
  let ended: number | null = null

  async function read(line: FileLine, number: number): Promise<Refused | null> {
    if (line.bytes.length > MAX_LINE_BYTES) {
      return refused(number, { path: [], why: 'it is longer than any line of a backup' })
    }
    const text = decoded(line.bytes)
    if (text?.trim() === '') return null
    const parsed = text === null ? failed(null) : parseLine(text, number)
    if (madeAt === null) {
      if (isUtf16(line.bytes)) return refused(number, UTF_16)
      const header = readHeader(parsed.ok ? parsed.value : undefined, text)
      if (!header.ok) return header
      madeAt = header.value.madeAt
      return null
    }
    if (!parsed.ok && line.isCut) return failed(cutOff(number))
    if (!parsed.ok) return parsed.error ? failed(parsed.error) : refused(number, NO_TEXT)
    if (ended !== null) {
      const why = `the backup ends on line ${ended}: remove what follows it`
      return refused(number, { path: [], why })
    }
    const { record, rest } = withoutRecord(parsed.value)
    const checked = backupLineSchema.safeParse(rest)
    const problem = checked.success
      ? await take(checked.data, record, line, number)
      : firstProblem(checked.error.issues, parsed.value)
    return problem && refused(number, problem)
  }

  async function take(
    line: BackupLine,
    record: unknown,
    place: FileLine,
    number: number,
  ): Promise<Problem | null> {
    const hasRecord = record !== undefined
    if (hasRecord && line.line !== 'record')
      return { path: ['record'], why: 'this kind of record is unknown' }
    if (line.line === 'part') return takePart(line.base64, place)
    if (open) return { path: [], why: `bytes of the file on line ${open.number} are missing here` }
    if (line.line === 'record') return reader.read(line, record, number)
    if (line.line === 'end') {
      ended = number
      return wrongCount(line)
    }
    const claimed = reader.claim('files', line.file, number)
    if (claimed) return { ...claimed, path: ['file', ...claimed.path] }
    open = { number, file: line.file, left: line.parts, parts: [], bytes: [] }
    return open.left === 0 ? closeFile(open) : null
  }

  async function takePart(base64: string, { start, end }: FileLine): Promise<Problem | null> {
    if (open === null) return { path: [], why: 'no file begins before these bytes' }
    const bytes = fromBase64(base64)
    if (bytes === null) return { path: ['base64'], why: 'it is not base64' }
    open.bytes.push(bytes)
    open.parts.push({ start, end })
    open.left -= 1
    return open.left === 0 ? closeFile(open) : null
  }

  async function closeFile({ file, parts, bytes }: OpenFile): Promise<Problem | null> {
    open = null
    const whole = await new Blob(bytes).arrayBuffer()
    const isSame = whole.byteLength === file.size && (await digest(whole)) === file.sha256
    if (!isSame)
      return {
        path: [],
        why: `the contents of “${fileNameText(file.name)}” differ from what was saved`,
      }
    files.push({ file, parts })
    return null
  }

  function wrongCount({ records, files: count }: EndLine): Problem | null {
    const found: Readonly<Record<string, readonly unknown[]>> = reader.records()
    const wrong = Object.entries(records).find(
      ([store, expected]) => found[store]?.length !== expected,
    )
    if (wrong) return countProblem(['records', wrong[0]], wrong[1], found[wrong[0]]?.length ?? 0)
    return count === files.length ? null : countProblem(['files'], count, files.length)
  }

  function finish(number: number): Result<BackupContent, Unreadable> {
    if (madeAt === null) return failed({ kind: 'unreadable', where: '', why: 'it is empty' })
    if (ended === null) return failed(cutOff(number))
    return done({ madeAt, records: reader.records(), files, damaged: reader.damaged() })
  }

  return { read, finish }
}

/** A record is not validated before its store is known. */
function withoutRecord(line: unknown): { record: unknown; rest: unknown } {
  const isHolder = typeof line === 'object' && line !== null && 'record' in line
  if (!isHolder) return { record: undefined, rest: line }
  const { record, ...rest } = line
  return { record, rest }
}

interface OpenFile {
  number: number
  file: BackedUpFile
  /** Lines with its bytes still to come. */
  left: number
  parts: { start: number; end: number }[]
  bytes: Uint8Array<ArrayBuffer>[]
}

type EndLine = Extract<BackupLine, { line: 'end' }>

const NO_TEXT: Problem = { path: [], why: NOT_UTF_8 }
const UTF_16: Problem = { path: [], why: 'it is text in UTF-16: save the file as UTF-8' }

/** A byte order mark, or zero bytes between the brace and the quotation mark. */
function isUtf16([first, second, third, fourth]: Uint8Array): boolean {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return hasMark || (second === 0 && fourth === 0) || (first === 0 && third === 0)
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function cutOff(number: number): Unreadable {
  const why = 'the file was cut off here: use a complete copy of it'
  return { kind: 'unreadable', where: `line ${number}`, why }
}

function countProblem(path: Problem['path'], expected: number, found: number): Problem {
  return { path, why: `there are ${found} instead of ${expected}: lines were removed or added` }
}

function refused(number: number, { path, why }: Problem): Refused {
  const where = [`line ${number}`, jsonPath(path)].filter(Boolean).join(', ')
  return failed({ kind: 'unreadable', where, why })
}
