import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { type ResponsesFile, responsesFileSchema } from '#schemas/files/responsesFile.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { firstProblem } from '#src/storage/json/firstProblem.ts'
import type { JsonPath } from '#src/storage/json/jsonPath.ts'
import type { TextLimits } from '#src/storage/json/limits.ts'
import { readJson } from '#src/storage/json/readJson.ts'
import {
  type Problem,
  type Unreadable,
  unreadable,
  unreadableWords,
} from '#src/storage/json/unreadableFile.ts'

import { audit, type CheckedFile } from './audit/audit.ts'
import type { CommandIo, Outcome } from './command.ts'
import { readText } from './reading.ts'

/** 10,000 responses with long texts are about 100 MB. */
const LIMITS: TextLimits = { bytes: 400 * 1024 * 1024, depth: 80, parts: 100_000_000 }

/** Computes the scores and statistics in a file of responses again, and lists what differs. */
export async function auditFile(path: string, io: CommandIo): Promise<Outcome> {
  const text = await readText(path, io)
  if (!text.ok) return text
  const json = readJson(text.value, { limits: LIMITS })
  const read = json.ok ? readResponses(json.value) : json
  if (!read.ok) return failed(`${path}: ${unreadableWords(read.error)}`)
  const report = audit(read.value)
  return done({ report, isWell: report.differences.length === 0 })
}

function readResponses(value: unknown): Result<CheckedFile, Unreadable> {
  const kind: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'kind') : undefined
  if (kind !== 'talentflow-responses') {
    const why = 'it is not a file of responses: export them as JSON, and audit that file'
    return unreadable({ path: [], why })
  }
  const checked = responsesFileSchema.safeParse(value)
  if (!checked.success) {
    const problem = firstProblem(checked.error.issues, value)
    return unreadable({ ...problem, why: `${problem.why}. Export the responses again.` })
  }
  const keyedById = new Map<string, Definition>()
  for (const [at, version] of checked.data.versions.entries()) {
    const keyed = withKeys(version)
    if (!keyed.ok) return unreadable(keyed.error, ['versions', at])
    keyedById.set(version.id, keyed.value)
  }
  return done({ file: checked.data, keyedById })
}

/** The newest correction of each question takes the place of its key. */
function withKeys({
  definition,
  keyCorrections = [],
}: ResponsesFile['versions'][number]): Result<Definition, Problem> {
  let keyed = definition
  for (const [at, { questionId, key }] of keyCorrections.entries()) {
    const path: JsonPath = ['keyCorrections', at]
    const corrected = definitionSchema.safeParse({
      ...keyed,
      sections: keyed.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) =>
          question.id === questionId ? { ...question, key } : question,
        ),
      })),
    })
    if (!corrected.success) {
      const why = `question “${questionId}” can’t have this key: export the responses again`
      return failed({ path: [...path, 'key'], why })
    }
    keyed = corrected.data
  }
  return done(keyed)
}
