import { type Answers, answerSchemas, answersSchema } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { findQuestion } from '#src/engine/editing/definition.ts'
import { type ReadAssessment, readAssessmentFile } from '#src/exchange/assessmentFile.ts'
import { readJson } from '#src/exchange/file/readJson.ts'

import type { CommandIo } from './main.ts'

/** Errors are one line: the file, the place in it, and why. */
export async function readAssessment(
  path: string,
  io: CommandIo,
): Promise<Result<ReadAssessment, string>> {
  const text = await readText(path, io)
  if (!text.ok) return text
  const read = readAssessmentFile(text.value)
  return read.ok ? read : failed(`${path}: ${read.error.where}: ${read.error.why}`)
}

/** An object of answers by question id; each must have the shape of its question's kind. */
export async function readAnswerFile(
  path: string,
  definition: Definition,
  io: CommandIo,
): Promise<Result<Answers, string>> {
  const text = await readText(path, io)
  if (!text.ok) return text
  const read = readJson(text.value)
  if (!read.ok) return failed(`${path}: ${read.error.where}: ${read.error.why}`)
  const answers = readAnswers(read.value, definition)
  return answers.ok ? answers : failed(`${path}: ${answers.error}`)
}

/** Answers by question id, out of JSON that was parsed already. */
export function readAnswers(value: unknown, definition: Definition): Result<Answers, string> {
  if (!isPlainObject(value)) return failed('Answers: it must be an object of them by question id')
  for (const [questionId, answer] of Object.entries(value)) {
    const problem = problemWith(questionId, answer, definition)
    if (problem !== null) return failed(`Answer to ${questionId}: ${problem}`)
  }
  const checked = answersSchema.safeParse(value)
  if (checked.success) return done(checked.data)
  return failed(`Answer to ${String(checked.error.issues[0]?.path[0])}: it can’t be read`)
}

function problemWith(questionId: string, answer: unknown, definition: Definition): string | null {
  const question = findQuestion(definition, questionId)?.question
  if (question === undefined) return 'there is no such question'
  if (question.kind === 'statement') return 'a statement takes no answer'
  const fits = answerSchemas[question.kind].safeParse(answer).success
  return fits ? null : `it does not have the shape of an answer of the kind ${question.kind}`
}

async function readText(path: string, io: CommandIo): Promise<Result<string, string>> {
  try {
    return done(await io.readFile(path))
  } catch (error) {
    return failed(`${path}: ${reasonOf(error)}`)
  }
}

/** The system's codes that people meet; any other error says itself what it is. */
function reasonOf(error: unknown): string {
  const code = isPlainObject(error) ? error['code'] : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder, not a file'
  if (code === 'EACCES') return 'it may not be read'
  return error instanceof Error ? error.message : String(error)
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
