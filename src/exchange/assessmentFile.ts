/**
 * The file format of one assessment: definition and test candidates as JSON. Input is checked for
 * size before anything else, and texts are parsed again from their source.
 */
import { ASSESSMENT_FILE, assessmentFileSchema } from '#schemas/assessmentFile.ts'
import { FORMATS } from '#schemas/base.ts'
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { done, type Result } from '#schemas/result.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { assessmentFileUpgrades } from '#schemas/upgrades/assessmentFile.ts'
import { definitionUpgrades } from '#schemas/upgrades/definition.ts'
import { findNewer, upgrade } from '#schemas/upgrades/upgrade.ts'

import { firstProblem } from './file/firstProblem.ts'
import type { JsonPath } from './file/jsonPath.ts'
import { ASSESSMENT_LIMITS, FILE_LIMITS, TESTS_LIMITS } from './file/limits.ts'
import { measure } from './file/measure.ts'
import { isLonger, readJson } from './file/readJson.ts'
import { refusedPattern } from './file/refusedPattern.ts'
import { refusedPoints } from './file/refusedPoints.ts'
import { repeatedId, repeatedTest } from './file/repeatedId.ts'
import { newerProblem, type Problem, type Unreadable, unreadable } from './file/unreadable.ts'
import { withDerivedTexts, withSourcesOnly } from './file/withDerivedTexts.ts'

/** What a file contains of an assessment. */
export type ReadAssessment = { definition: Definition; testCandidates: readonly TestCandidate[] }

/**
 * JSON that people can read and compare: texts as source, and no `testCandidates` if there are
 * none. Large files are written without indentation, to stay within the limits.
 */
export function writeAssessmentFile(assessment: ReadAssessment): string {
  const text = `${JSON.stringify(fileOf(assessment), null, 2)}\n`
  return isLonger(text, FILE_LIMITS.bytes) ? compactFile(assessment) : text
}

/** Why the file of this assessment could not be read back, completing “it is …”; null if it can. */
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
    format: FORMATS.assessmentFile,
    kind: ASSESSMENT_FILE,
    definition: withSourcesOnly(definition),
    ...tests,
  }
}

/** Reads what `writeAssessmentFile` wrote, or a bare definition; texts may be plain strings. */
export function readAssessmentFile(text: string): Result<ReadAssessment, Unreadable> {
  const read = readJson(text)
  return read.ok ? readAssessment(read.value) : read
}

/** The same for JSON already parsed by `readJson`, located at `base` of a file. */
export function readAssessment(
  value: unknown,
  base: JsonPath = [],
): Result<ReadAssessment, Unreadable> {
  const extent = refusedExtent(value)
  if (extent !== null) return unreadable(extent, base)
  const file = readFile(value, base)
  if (!file.ok) return file
  // The size it would have when saved again.
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
    const current = upgrade(definitionUpgrades, value)
    const checked = definitionSchema.safeParse(withDerivedTexts(current))
    if (!checked.success) return unreadable(firstProblem(checked.error.issues, current), base)
    return done({ definition: checked.data, testCandidates: [] })
  }
  const current = upgrade(assessmentFileUpgrades, value)
  const checked = assessmentFileSchema.safeParse(withDerivedDefinition(current))
  if (!checked.success) return unreadable(firstProblem(checked.error.issues, current), base)
  const { definition, testCandidates = [] } = checked.data
  return done({ definition, testCandidates })
}

function withDerivedDefinition(file: unknown): unknown {
  return isObject(file) ? { ...file, definition: withDerivedTexts(file['definition']) } : file
}

/** Too deep, or too many nodes; the limits are the same wherever it occurs. */
function refusedExtent(value: unknown): Problem | null {
  if (!isWrapped(value)) return measure(value, ASSESSMENT_LIMITS, isDerived)
  const { definition, testCandidates } = value
  return (
    within('definition', measure(definition, ASSESSMENT_LIMITS, isDerived)) ??
    within('testCandidates', measure(testCandidates, TESTS_LIMITS))
  )
}

/** A text with its tree counts like its source alone, because only the source is written. */
function isDerived(name: string, holder: object): boolean {
  const isText = 'tree' in holder && 'source' in holder && typeof holder.source === 'string'
  return isText && (name === 'tree' || name === 'source')
}

function within(name: string, problem: Problem | null): Problem | null {
  return problem && { ...problem, path: [name, ...problem.path] }
}

/** Problems that a schema would report as many missing fields, or as an invalid number. */
function problemOfWhole(value: unknown): Problem | null {
  if (!isObject(value)) return null
  const newer = findNewer(isWrapped(value) ? assessmentFileUpgrades : definitionUpgrades, value)
  if (newer !== null) return newerProblem(newer)
  if (isWrapped(value)) {
    if (value['definition'] !== undefined) return null
    return { path: [], why: 'it has no definition: put the assessment in it as “definition”' }
  }
  if (['format', 'settings', 'sections'].some((name) => name in value)) return null
  const why = 'it is not an assessment: it must be what the app saves, or a definition by itself'
  return { path: [], why }
}

/** It has the file's `kind`, or contains a definition. */
function isWrapped(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && (value['kind'] === ASSESSMENT_FILE || 'definition' in value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
