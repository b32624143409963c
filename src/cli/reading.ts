import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { type ReadAssessment, readAssessmentFile } from '#src/exchange/assessmentFile.ts'
import { NOT_UTF_8, readJson } from '#src/exchange/file/readJson.ts'
import { unreadableWords } from '#src/exchange/file/unreadable.ts'

import type { CommandIo } from './command.ts'
import { readAnswers } from './readAnswers.ts'

/** Errors are one line: the file, the place in it, and why. */
export async function readAssessment(
  path: string,
  io: CommandIo,
): Promise<Result<ReadAssessment, string>> {
  const text = await readText(path, io)
  if (!text.ok) return text
  const read = readAssessmentFile(text.value)
  return read.ok ? read : failed(`${path}: ${unreadableWords(read.error)}`)
}

/** An object of answers by question id; each must have the shape of its question's kind. */
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

async function readText(path: string, io: CommandIo): Promise<Result<string, string>> {
  try {
    return done(await io.readFile(path))
  } catch (error) {
    return failed(`${path}: ${reasonOf(error)}`)
  }
}

/** The system's codes that people meet; any other error says itself what it is. */
export function reasonOf(error: unknown): string {
  const code = isPlainObject(error) ? error['code'] : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder, not a file'
  if (code === 'EACCES') return 'it may not be read'
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return NOT_UTF_8
  return error instanceof Error ? error.message : String(error)
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
