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
import { ASSESSMENT_LIMITS, FILE_LIMITS, TESTS_LIMITS } from './file/limits.ts'
import { measure } from './file/measure.ts'
import { isLonger, readJson } from './file/readJson.ts'
import { refusedPattern } from './file/refusedPattern.ts'
import { refusedPoints } from './file/refusedPoints.ts'
import { repeatedId, repeatedTest } from './file/repeatedId.ts'
import { type Problem, type Unreadable, unreadable } from './file/unreadable.ts'
import { withDerivedTexts, withSourcesOnly } from './file/withDerivedTexts.ts'

/** What a file holds of an assessment. */
export type ReadAssessment = { definition: Definition; testCandidates: readonly TestCandidate[] }

/**
 * JSON that people can read and compare: texts as their authors wrote them, without `testCandidates` where
 * there are none. A large one is written without spaces, so that it stays within the limits.
 */
export function writeAssessmentFile(assessment: ReadAssessment): string {
  const text = `${JSON.stringify(fileOf(assessment), null, 2)}\n`
  return isLonger(text, FILE_LIMITS.bytes) ? compactFile(assessment) : text
}

/** Why the file of this assessment could not be read again, as in “it is …”; null: it can. */
export function problemOfFile(assessment: ReadAssessment): string | null {
  if (isLonger(compactFile(assessment), ASSESSMENT_LIMITS.bytes)) return TOO_LARGE
  return refusedExtent(fileOf(assessment))?.why ?? null
}

const TOO_LARGE = 'it is larger than 20 MB'

function compactFile(assessment: ReadAssessment): string {
  return JSON.stringify(fileOf(assessment))
}

function fileOf({ definition, testCandidates }: ReadAssessment) {
  const tests = testCandidates.length === 0 ? {} : { testCandidates }
  return {
    format: FORMAT,
    kind: ASSESSMENT_FILE,
    definition: withSourcesOnly(definition),
    ...tests,
  }
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
  const extent = refusedExtent(value)
  if (extent !== null) return unreadable(extent, base)
  const file = readFile(value, base)
  if (!file.ok) return file
  // What it comes to when it is saved again.
  if (isLonger(compactFile(file.value), ASSESSMENT_LIMITS.bytes)) {
    return unreadable({ path: [], why: TOO_LARGE }, base)
  }
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

/** Too deep, or of too many parts; wherever it stands, the same is refused. */
function refusedExtent(value: unknown): Problem | null {
  if (!isWrapped(value)) return measure(value, ASSESSMENT_LIMITS, isDerived)
  const { definition, testCandidates } = value
  return (
    within('definition', measure(definition, ASSESSMENT_LIMITS, isDerived)) ??
    within('testCandidates', measure(testCandidates, TESTS_LIMITS))
  )
}

/** A text with its tree counts as much as its source alone, which is what it is written as. */
function isDerived(name: string, holder: object): boolean {
  const isText = 'tree' in holder && 'source' in holder && typeof holder.source === 'string'
  return isText && (name === 'tree' || name === 'source')
}

function within(name: string, problem: Problem | null): Problem | null {
  return problem && { ...problem, path: [name, ...problem.path] }
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
