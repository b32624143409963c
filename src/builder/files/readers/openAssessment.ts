/** A file chosen as a saved assessment: its contents, or why it is something else. */
import type { Result } from '#schemas/result.ts'
import { FILE_LIMITS } from '#src/storage/json/limits.ts'
import { NOT_UTF_8 } from '#src/storage/json/readJson.ts'
import { type Unreadable, unreadable } from '#src/storage/json/unreadableFile.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'

import { OPENED } from './readers.ts'
import { sourceOf } from './source.ts'

/** `bytes`: the whole file. */
export function openAssessment(bytes: ArrayBuffer): Result<ReadAssessment, Unreadable> {
  if (bytes.byteLength > FILE_LIMITS.bytes) return refused('it is larger than 20 MB')
  const text = decoded(bytes)
  if (text === null) {
    const row = OPENED.find((each) => 'recognisesBytes' in each && each.recognisesBytes(bytes))
    return refused(row && 'noAssessment' in row ? row.noAssessment : NOT_UTF_8)
  }
  const source = sourceOf(text)
  const row = OPENED.find(({ recognises }) => recognises(source))
  if (row && 'assessment' in row) return row.assessment.read(text)
  return refused(row?.noAssessment ?? 'it is not an assessment')
}

function refused(why: string) {
  return unreadable({ path: [], why })
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
