/**
 * Our own file of one assessment: the definition and its test candidates as JSON. Whatever comes in is
 * measured before it is looked at, and its texts are read again from their source.
 */
import { ASSESSMENT_FILE, assessmentFileSchema } from '#schemas/assessmentFile.ts'
import { FORMAT } from '#schemas/base.ts'
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { done, type Result } from '#schemas/result.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import { firstProblem } from './file/firstProblem.ts'
import type { JsonPath } from './file/jsonPath.ts'
import { readJson } from './file/readJson.ts'
import { refusedPattern } from './file/refusedPattern.ts'
import { refusedPoints } from './file/refusedPoints.ts'
import { repeatedId, repeatedTest } from './file/repeatedId.ts'
import { type Problem, type Unreadable, unreadable } from './file/unreadable.ts'
import { withDerivedTexts } from './file/withDerivedTexts.ts'

/** What a file holds of an assessment. */
export type ReadAssessment = { definition: Definition; testCandidates: readonly TestCandidate[] }

/** JSON that people can read and compare; without `testCandidates` where there are none. */
export function writeAssessmentFile({ definition, testCandidates }: ReadAssessment): string {
  const tests = testCandidates.length === 0 ? {} : { testCandidates }
  const file = { format: FORMAT, kind: ASSESSMENT_FILE, definition, ...tests }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads what `writeAssessmentFile` wrote, or a definition by itself; texts may be plain strings. */
export function readAssessmentFile(text: string): Result<ReadAssessment, Unreadable> {
  const read = readJson(text)
  return read.ok ? readAssessment(read.value) : read
}

/** The same of JSON that was parsed already, by `readJson`, and that stands at `base` of it. */
export function readAssessment(
  value: unknown,
  base: JsonPath = [],
): Result<ReadAssessment, Unreadable> {
  const file = readFile(value, base)
  if (!file.ok) return file
  const { definition, testCandidates } = file.value
  const refused = repeatedId(definition) ?? refusedPattern(definition) ?? refusedPoints(definition)
  if (refused !== null) {
    return unreadable(refused, isWrapped(value) ? [...base, 'definition'] : base)
  }
  const repeated = repeatedTest(testCandidates)
  return repeated === null ? file : unreadable(repeated, base)
}

function readFile(value: unknown, base: JsonPath): Result<ReadAssessment, Unreadable> {
  const problem = problemOfWhole(value)
  if (problem !== null) return unreadable(problem, base)
  if (!isWrapped(value)) {
    const checked = definitionSchema.safeParse(withDerivedTexts(value))
    if (!checked.success) return unreadable(firstProblem(checked.error.issues, value), base)
    return done({ definition: checked.data, testCandidates: [] })
  }
  const raw = { ...value, definition: withDerivedTexts(value['definition']) }
  const checked = assessmentFileSchema.safeParse(raw)
  if (!checked.success) return unreadable(firstProblem(checked.error.issues, value), base)
  const { definition, testCandidates = [] } = checked.data
  return done({ definition, testCandidates })
}

/** What a schema would tell as many things missing, or as a wrong number. */
function problemOfWhole(value: unknown): Problem | null {
  if (!isObject(value)) return null
  const newer = isNewer(value) ? [] : isNewer(value['definition']) ? ['definition'] : null
  if (newer !== null) {
    const why = `it was written by a newer TalentFlow: this one reads format ${FORMAT}`
    return { path: [...newer, 'format'], why }
  }
  if (isWrapped(value)) {
    if (value['definition'] !== undefined) return null
    return { path: [], why: 'it has no definition: put the assessment in it as “definition”' }
  }
  if (['format', 'settings', 'sections'].some((name) => name in value)) return null
  const why = 'it is no assessment: it must be what the app saves, or a definition by itself'
  return { path: [], why }
}

/** Anything that says so, or has a definition in it. */
function isWrapped(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && (value['kind'] === ASSESSMENT_FILE || 'definition' in value)
}

function isNewer(value: unknown): boolean {
  return isObject(value) && typeof value['format'] === 'number' && value['format'] > FORMAT
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
