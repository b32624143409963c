import { type BatchCase, batchCaseSchema, namedCaseSchema } from '#schemas/batchCase.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { readAssessment } from '#src/exchange/assessmentFile.ts'
import { firstProblem } from '#src/exchange/file/firstProblem.ts'
import { readJson } from '#src/exchange/file/readJson.ts'
import { type Unreadable, unreadable, unreadableWords } from '#src/exchange/file/unreadable.ts'

import { isLanguage } from './contextOptions.ts'
import { evaluate } from './evaluateFiles.ts'
import type { CommandIo } from './main.ts'
import { readAnswers } from './readAnswers.ts'

/**
 * One case a line in, one result a line out, in the same order. A line that can't be read gives a
 * result too, which names the place, and the rest goes on. The status is 2 if there was one.
 */
export async function runBatch(io: CommandIo): Promise<number> {
  const readDefinition = rememberingTheLast()
  let number = 0
  let refused = 0
  for await (const line of io.lines()) {
    number++
    if (line.trim() === '') continue
    const result = resultOf(line, readDefinition)
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

function resultOf(line: string, readDefinition: DefinitionReader): Result<object, Refused> {
  const read = readJson(line, ({ column }) => `column ${column}`)
  if (!read.ok) return failed({ words: unreadableWords(read.error) })
  const checked = batchCaseSchema.safeParse(read.value)
  if (!checked.success) {
    const { error } = unreadable(firstProblem(checked.error.issues, read.value))
    const named = namedCaseSchema.safeParse(read.value).data
    return failed({ ...named, words: unreadableWords(error) })
  }
  return evaluateCase(checked.data, readDefinition)
}

function evaluateCase(each: BatchCase, readDefinition: DefinitionReader): Result<object, Refused> {
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
  const { report } = evaluate(definition.value, answers.value, {
    seed,
    ...(startedAt !== undefined && { startedAt }),
    ...(language !== undefined && { language }),
  })
  return done({ id, ...report })
}

const idOf = ({ id }: Refused) => (id === undefined ? {} : { id })

/** Cases of one assessment mostly follow each other, and reading it is most of the work. */
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
