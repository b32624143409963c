import { type BatchCase, batchCaseSchema, namedCaseSchema } from '#schemas/files/batchCase.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { readAssessment } from '#src/builder/files/json/readAssessmentFile.ts'
import { firstProblem } from '#src/storage/json/firstProblem.ts'
import { LINE_LIMITS } from '#src/storage/json/limits.ts'
import { NOT_UTF_8, readJson } from '#src/storage/json/readJson.ts'
import { repeatedName } from '#src/storage/json/repeatedName.ts'
import { type Unreadable, unreadable, unreadableWords } from '#src/storage/json/unreadableFile.ts'
import type { CommandIo } from './command.ts'
import { isLanguage } from './contextOptions.ts'
import { evaluate } from './evaluateFiles.ts'
import { readAnswers } from './readAnswers.ts'
import { reasonOf } from './reading.ts'

/**
 * One case per input line, one result per output line, in the same order. An unreadable line also
 * gives a result, with its location, and the batch continues. The status is 2 if there was one.
 */
export async function runBatch(path: string, io: CommandIo): Promise<number> {
  try {
    return await runLines(io.lines(path), io)
  } catch (error) {
    // Only errors from the file system; anything else is a bug.
    if (!(error instanceof Error && 'code' in error)) throw error
    io.error(`${path}: ${reasonOf(error)}`)
    return 2
  }
}

async function runLines(lines: AsyncIterable<string | null>, io: CommandIo): Promise<number> {
  const readDefinition = rememberingTheLast()
  let number = 0
  let refused = 0
  for await (const line of lines) {
    number++
    if (line?.trim() === '') continue
    const result =
      line === null ? failed({ words: NOT_UTF_8 }) : await resultOf(line, readDefinition)
    if (result.ok) {
      io.out(JSON.stringify(result.value))
      continue
    }
    const error = `Line ${number}: ${result.error.words}`
    refused++
    if (refused === 1) io.error(error)
    io.out(JSON.stringify({ ...idOf(result.error), error }))
  }
  return refused === 0 ? 0 : 2
}

type Refused = { id?: string | number; words: string }
type DefinitionReader = (value: unknown) => Result<Definition, Unreadable>

async function resultOf(
  line: string,
  readDefinition: DefinitionReader,
): Promise<Result<object, Refused>> {
  const read = readJson(line, {
    limits: LINE_LIMITS,
    placeWords: ({ column }) => `column ${column}`,
  })
  if (!read.ok) return failed({ ...nameOf(line), words: unreadableWords(read.error) })
  const checked = batchCaseSchema.safeParse(read.value)
  if (!checked.success) {
    const { error } = unreadable(firstProblem(checked.error.issues, read.value))
    const named = namedCaseSchema.safeParse(read.value).data
    return failed({ ...named, words: unreadableWords(error) })
  }
  return evaluateCase(checked.data, readDefinition)
}

/** The id of a line that is refused for its size, depth or duplicate keys. */
function nameOf(line: string): { id?: string | number } {
  try {
    const named = namedCaseSchema.safeParse(JSON.parse(line)).data
    return repeatedName(line, 1)?.name === 'id' ? {} : (named ?? {})
  } catch {
    return {}
  }
}

async function evaluateCase(
  each: BatchCase,
  readDefinition: DefinitionReader,
): Promise<Result<object, Refused>> {
  const { id, seed = 0, startedAt, language } = each
  if (language !== undefined && !isLanguage(language)) {
    return failed({ id, words: 'language: it must be a language tag, like en or pt-BR' })
  }
  const definition = readDefinition(each.assessment)
  if (!definition.ok) {
    return failed({ id, words: unreadableWords(definition.error) })
  }
  const answers = readAnswers(each.answers, definition.value, ['answers'])
  if (!answers.ok) return failed({ id, words: unreadableWords(answers.error) })
  const { report } = await evaluate(definition.value, answers.value, {
    seed,
    ...(startedAt !== undefined && { startedAt }),
    ...(language !== undefined && { language }),
  })
  return done({ id, ...report })
}

const idOf = ({ id }: Refused) => (id === undefined ? {} : { id })

/** Consecutive cases usually share an assessment, and reading it is most of the work. */
function rememberingTheLast(): DefinitionReader {
  let last: { text: string; definition: Definition } | null = null
  return (value) => {
    const text = JSON.stringify(value)
    if (last !== null && last.text === text) return done(last.definition)
    const read = readAssessment(value, ['assessment'])
    if (!read.ok) return read
    const { definition } = read.value
    last = { text, definition }
    return done(definition)
  }
}
