/** A file chosen as a saved assessment: its contents, or why it is something else. */
import { failed, type Result } from '#schemas/result.ts'
import { FILE_LIMITS } from '#src/storage/json/limits.ts'
import { NOT_UTF_8 } from '#src/storage/json/readJson.ts'
import type { Unreadable } from '#src/storage/json/unreadableFile.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'

import { fileBytes } from './fileBytes.ts'
import type { Door } from './reader.ts'
import { OPENED } from './readers.ts'
import { sourceOf } from './source.ts'

/** `opensIn`: where such a file is opened instead; null if nowhere. */
export type NoAssessment = Unreadable & { opensIn: Door | null }

const TOO_LARGE = `it is larger than ${FILE_LIMITS.bytes / 1024 / 1024} MB`

/** `bytes`: the file; if it is too large, its ends, which may say that it is something else. */
export function openAssessment(
  bytes: ArrayBuffer,
  isWhole = true,
): Result<ReadAssessment, NoAssessment> {
  const file = fileBytes(bytes)
  const packed = OPENED.find((row) => 'recognisesBytes' in row && row.recognisesBytes(file))
  if (packed && 'noAssessment' in packed) return refused(packed.noAssessment, packed.opensIn)
  const text = decoded(bytes, isWhole)
  if (text === null) return refused(NOT_UTF_8, null)
  const source = sourceOf(text)
  const row = OPENED.find(({ recognises }) => recognises(source))
  if (row === undefined) return refused('it is not an assessment', null)
  if ('noAssessment' in row) return refused(row.noAssessment, row.opensIn)
  if (!isWhole || bytes.byteLength > FILE_LIMITS.bytes) return refused(TOO_LARGE, null)
  const read = row.assessment.read(text)
  return read.ok ? read : failed({ ...read.error, opensIn: null })
}

function refused(why: string, opensIn: Door | null): Result<never, NoAssessment> {
  return failed({ kind: 'unreadable', where: '', why, opensIn })
}

function decoded(bytes: ArrayBuffer, isWhole: boolean): string | null {
  try {
    // Between the ends of a large file, a character may be cut.
    return new TextDecoder('utf-8', { fatal: isWhole }).decode(bytes)
  } catch {
    return null
  }
}
