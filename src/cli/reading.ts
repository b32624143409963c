import { asError } from '#src/base/asError.ts'
import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'
import { NOT_UTF_8, readJson } from '#src/storage/json/readJson.ts'
import { unreadableWords } from '#src/storage/json/unreadableFile.ts'

import type { CommandIo } from './command.ts'
import { readAnswers } from './readAnswers.ts'

/** Errors are one line: the file, the location in it, and the reason. */
export async function readAssessment(
  path: string,
  io: CommandIo,
): Promise<Result<ReadAssessment, string>> {
  const text = await readText(path, io)
  if (!text.ok) return text
  const read = readAssessmentFile(text.value)
  return read.ok ? read : failed(`${path}: ${unreadableWords(read.error)}`)
}

/** Reads an object of answers by question id. Each must have the shape of its question's kind. */
export async function readAnswerFile(
  path: string,
  definition: Definition,
  io: CommandIo,
): Promise<Result<Answers, string>> {
  const text = await readText(path, io)
  if (!text.ok) return text
  const json = readJson(text.value)
  const read = json.ok ? readAnswers(json.value, definition) : json
  return read.ok ? read : failed(`${path}: ${unreadableWords(read.error)}`)
}

export async function readText(path: string, io: CommandIo): Promise<Result<string, string>> {
  try {
    return done(await io.readFile(path))
  } catch (error) {
    return failed(`${path}: ${reasonOf(error)}`)
  }
}

/** The system error codes people meet; any other error has its own message. */
export function reasonOf(error: unknown): string {
  const code = isPlainObject(error) ? error['code'] : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder, not a file'
  if (code === 'EACCES') return 'you don’t have permission to read it'
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return NOT_UTF_8
  return asError(error).message
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
